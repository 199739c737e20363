/// A travel item as the server published it last: one side of the three-way merge with what a client wrote.
package struct PublishedItem: Equatable, Sendable {
    package var name: String
    package var uid: String
    package var bytes: [UInt8]

    package init(name: String, uid: String, bytes: [UInt8]) {
        self.name = name
        self.uid = uid
        self.bytes = bytes
    }
}
