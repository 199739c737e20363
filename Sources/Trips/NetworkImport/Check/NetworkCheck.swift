internal import Columns
internal import MapDrawing
internal import StreetRouting
package import TripSearch

/// `network info --verify`: reads every byte of a network directory.
package enum NetworkCheck {
    /// The defects, one line each; empty if there are none.
    ///
    /// - Throws: ``NetworkError`` when the manifest itself cannot be read.
    package static func problems(in directory: String) throws(NetworkError) -> [String] {
        let manifest = try NetworkManifest(directory: directory)
        var problems: [String] = []
        for file in manifest.files {
            do throws(ImportError) {
                let digest = try ImportedFile.digest(directory + "/" + file.name)
                if digest.bytes != file.bytes {
                    problems.append("\(file.name): \(digest.bytes) bytes, the manifest says \(file.bytes)")
                } else if digest.sha256 != file.sha256 {
                    problems.append("\(file.name): its bytes are not those that were imported")
                }
            } catch {
                problems.append(error.description)
            }
        }
        guard problems.isEmpty else { return problems }
        do throws(NetworkError) {
            let network = try Network.open(directory: directory)
            if let column = network.streets?.validate() {
                problems.append("\(NetworkFiles.streets): column \(column) is wrong")
            }
            if manifest.files.contains(where: { $0.name == NetworkFiles.streetNodes }), network.streets?.nodes == nil {
                problems.append("\(NetworkFiles.streetNodes) does not fit the streets")
            }
            if let column = network.order?.validate() {
                problems.append("\(NetworkFiles.streetOrder): column \(column) is wrong")
            }
            for (profile, layer) in network.layers.sorted(by: { $0.key < $1.key }) {
                guard let column = layer.router.validate() else { continue }
                problems.append("\(NetworkFiles.metric(profile)): column \(column) is wrong")
            }
            if manifest.files.contains(where: { $0.name == MapSheet.fileName }) {
                try problems += mapProblems(in: directory)
            }
        } catch {
            problems.append(error.description)
        }
        return problems
    }

    private static func mapProblems(in directory: String) throws(NetworkError) -> [String] {
        do throws(ColumnFileError) {
            let sheet = try MapSheet(mapping: directory + "/" + MapSheet.fileName)
            return sheet.isSound ? [] : ["\(MapSheet.fileName): its columns do not fit each other"]
        } catch {
            throw .damaged(directory: directory, reason: "\(error)")
        }
    }
}
