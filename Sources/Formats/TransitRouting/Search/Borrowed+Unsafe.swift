internal import Columns

/// A column's memory without its reference count, for the loops of a search: still bounds-checked. Whoever holds one
/// also holds the column, which keeps the memory where it is.
@safe
struct Borrowed<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    // Sendable although it holds a pointer: nobody writes to the memory behind a column.
    fileprivate let base: UnsafePointer<Element>?
    let count: Int

    init(_ column: Column<Element>) {
        // No key path: it would be created at each call.
        unsafe base = column.withUnsafeBufferPointer { $0.baseAddress }
        count = column.count
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "column index out of range")
        return unsafe base.unsafelyUnwrapped[index]
    }

    /// The elements of a range in their order, until the body returns false. The range is checked once, not each
    /// element.
    @inline(__always)
    func each(from start: Int, to end: Int, _ body: (Element) -> Bool) {
        precondition(start >= 0 && end <= count, "column range out of range")
        var index = start
        while index < end, unsafe body(base.unsafelyUnwrapped[index]) { index &+= 1 }
    }
}

/// A stretch of a column: its range was checked when it was made, its elements are not checked again.
@safe
struct BorrowedWindow<Element: BitwiseCopyable & Sendable> {
    private let start: UnsafePointer<Element>?
    private let count: Int

    fileprivate init(start: UnsafePointer<Element>?, count: Int) {
        unsafe self.start = unsafe start
        self.count = count
    }

    /// - Precondition: `index` is in the window; checked in debug builds only.
    @inline(__always)
    subscript(index: Int) -> Element {
        assert(UInt(bitPattern: index) < UInt(bitPattern: count), "window index out of range")
        return unsafe start.unsafelyUnwrapped[index]
    }
}

extension Borrowed {
    @inline(__always)
    func window(from start: Int, count length: Int) -> BorrowedWindow<Element> {
        precondition(start >= 0 && length >= 0 && start &+ length <= count, "column range out of range")
        return unsafe BorrowedWindow(start: base.map { unsafe $0 + start }, count: length)
    }

    static var noWindow: BorrowedWindow<Element> { unsafe BorrowedWindow(start: nil, count: 0) }
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
