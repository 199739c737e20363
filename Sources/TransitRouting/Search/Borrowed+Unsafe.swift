internal import Columns

/// A column's memory without its reference count, for the loops of a search: still bounds-checked. Whoever holds one also
/// holds the column, which keeps the memory where it is.
@safe
struct Borrowed<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    // Sendable although it holds a pointer: nobody writes to the memory behind a column.
    private let base: UnsafePointer<Element>?
    let count: Int

    init(_ column: Column<Element>) {
        unsafe base = column.withUnsafeBufferPointer(\.baseAddress)
        count = column.count
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "column index out of range")
        return unsafe base.unsafelyUnwrapped[index]
    }

    /// The elements of a range in their order, until the body returns false. The range is checked once, not each element.
    @inline(__always)
    func each(from start: Int, to end: Int, _ body: (Element) -> Bool) {
        precondition(start >= 0 && end <= count, "column range out of range")
        var index = start
        while index < end, unsafe body(base.unsafelyUnwrapped[index]) { index &+= 1 }
    }
}

/// A scratch buffer's memory for the length of one call; the search that owns the buffer outlives it.
@safe
struct ScratchView<Element: BitwiseCopyable> {
    private let base: UnsafeMutablePointer<Element>
    let count: Int

    init(base: UnsafeMutablePointer<Element>, count: Int) {
        unsafe self.base = unsafe base
        self.count = count
    }

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
}
