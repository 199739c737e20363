internal import Dispatch
internal import Synchronization

extension Array where Element: Sendable {
    /// The values of a function for all elements, in their order, computed on as many cores as there are.
    ///
    /// - Parameter transform: a pure function; it is called for several elements at once.
    /// - Returns: the values.
    package func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
        guard count > 1 else { return map(transform) }
        let values = Mutex<[Value?]>([Value?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let value = transform(self[index])
            values.withLock { $0[index] = value }
        }
        return values.withLock { $0.compactMap(\.self) }
    }
}
