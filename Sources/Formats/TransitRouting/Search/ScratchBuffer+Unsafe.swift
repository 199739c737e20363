/// A fixed run of plain values that a search writes again and again: one owner, checked bounds, no reference counting
/// and no copy on write.
@safe
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
    private let base: UnsafeMutablePointer<Element>
    let count: Int

    init(repeating value: Element, count: Int) {
        self.count = count
        unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: max(1, count))
        unsafe base.initialize(repeating: value, count: count)
    }

    deinit { unsafe base.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "scratch index out of range")
            return unsafe base[index]
        }
        nonmutating set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "scratch index out of range")
            unsafe base[index] = newValue
        }
    }

    var view: ScratchView<Element> { unsafe ScratchView(base: base, count: count) }

    func fill(_ value: Element) { unsafe base.update(repeating: value, count: count) }
}
