/// A violation of the contract by a store.
package struct ContractViolation: Error, CustomStringConvertible {
    package let description: String
}

/// One case of a contract, against a store that is empty.
package struct ContractCase<Store: Sendable>: Sendable, CustomStringConvertible {
    package let name: String
    package let run: @Sendable (Store) async throws -> Void

    package init(_ name: String, run: @escaping @Sendable (Store) async throws -> Void) {
        self.name = name
        self.run = run
    }

    package var description: String { name }
}

func expect(
    _ condition: Bool,
    _ what: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) throws {
    guard condition else { throw ContractViolation(description: "\(file):\(line): \(what())") }
}

func expectEqual<Value: Equatable>(
    _ actual: Value,
    _ expected: Value,
    file: StaticString = #fileID,
    line: UInt = #line
) throws {
    try expect(actual == expected, "expected \(expected), got \(actual)", file: file, line: line)
}

/// The error that `body` throws; a violation when it does not throw that type.
func expectError<Failure: Error>(
    _ type: Failure.Type,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ body: () async throws -> Void
) async throws -> Failure {
    do {
        try await body()
    } catch let error as Failure {
        return error
    }
    throw ContractViolation(description: "\(file):\(line): nothing was thrown")
}
