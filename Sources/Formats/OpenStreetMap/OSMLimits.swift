/// Limits on memory used for a file. The first two are those of the format itself.
package struct OSMLimits: Sendable {
    package var blobHeaderBytes = 64 * 1024
    package var blobBytes = 32 * 1024 * 1024
    package var stringsPerBlock = 4_000_000
    package var tagsPerObject = 20_000
    package var nodesPerWay = 100_000
    package var membersPerRelation = 200_000

    package init() {}

    package static let standard = OSMLimits()
}
