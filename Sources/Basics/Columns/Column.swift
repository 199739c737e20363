/// A read-only run of plain values, backed by an array or by a file mapping alike.
///
/// Every subscript is checked against `count`; a mapping stays mapped as long as any column of it lives. Copying a
/// column copies no values. For loops that read many values use ``withSpan(_:)`` or ``withUnsafeBufferPointer(_:)``
/// once.
///
/// `Element` should be an integer, a floating-point number or a struct of them: every bit pattern must be a valid
/// value, because a mapped file is believed.
@safe
public struct Column<Element: BitwiseCopyable & Sendable>: Sendable {
    // Sendable although it holds a pointer: the memory behind it is never written after `init` and `storage` keeps it
    // alive.
    @usableFromInline nonisolated(unsafe) let base: UnsafePointer<Element>
    /// The number of values.
    public let count: Int
    @usableFromInline let storage: ColumnStorage

    /// Copies the values once.
    public init(_ array: [Element]) {
        let storage = ColumnStorage(copying: array)
        unsafe base = UnsafePointer(storage.base.assumingMemoryBound(to: Element.self))
        count = array.count
        self.storage = storage
    }

    /// A view into memory that `storage` owns. The caller has checked bounds and alignment.
    init(storage: ColumnStorage, byteOffset: Int, count: Int) {
        unsafe base = UnsafePointer((storage.base + byteOffset).assumingMemoryBound(to: Element.self))
        self.count = count
        self.storage = storage
    }

    /// Whether the column has no values.
    @inlinable public var isEmpty: Bool { count == 0 }
    /// The valid subscripts, `0 ..< count`.
    @inlinable public var indices: Range<Int> { unsafe Range(uncheckedBounds: (0, count)) }

    /// The value at `index`.
    ///
    /// - Precondition: `index` is in ``indices``.
    @inlinable public subscript(index: Int) -> Element {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "column index out of range")
        return unsafe base[index]
    }

    /// The values of a sub-range, for ragged rows. The range is clamped to the column.
    @inlinable public subscript(range: Range<Int>) -> [Element] {
        let clamped = range.clamped(to: 0..<count)
        return unsafe Array(UnsafeBufferPointer(start: base + clamped.lowerBound, count: clamped.count))
    }

    /// Calls `body` with all values; the span is valid only during the call. Rethrows the errors of `body`.
    @inlinable public func withSpan<Result, Failure: Error>(
        _ body: (Span<Element>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe withUnsafeBufferPointer { buffer throws(Failure) in try unsafe body(buffer.span) }
    }

    /// The buffer is valid only inside `body`.
    @inlinable public func withUnsafeBufferPointer<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let result = try unsafe body(UnsafeBufferPointer(start: base, count: count))
        extendLifetime(storage)
        return result
    }

    /// All values, copied.
    public var array: [Element] { self[0..<count] }
}

extension Column: Equatable where Element: Equatable {
    /// Whether both columns have equal values, however they are stored.
    public static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
    }
}

extension Column: ExpressibleByArrayLiteral {
    /// Creates a column in memory from literal values.
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}

/// Owns the memory behind columns: a heap block or a mapping.
// Sendable: written only while it is made, read-only afterwards.
@usableFromInline
@safe
final class ColumnStorage: @unchecked Sendable {
    let base: UnsafeMutableRawPointer
    private let mappedLength: Int?

    init<Element: BitwiseCopyable>(copying array: [Element]) {
        let bytes = max(1, array.count * MemoryLayout<Element>.stride)
        let block = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
        unsafe array.withUnsafeBytes { source in
            if let start = source.baseAddress { unsafe block.copyMemory(from: start, byteCount: source.count) }
        }
        unsafe base = unsafe block
        mappedLength = nil
    }

    /// Takes over a mapping made by ``MappedFile``.
    init(mapping base: UnsafeMutableRawPointer, length: Int) {
        unsafe self.base = unsafe base
        mappedLength = length
    }

    deinit {
        if let mappedLength {
            unsafe MappedFile.unmap(base, length: mappedLength)
        } else {
            unsafe base.deallocate()
        }
    }
}
