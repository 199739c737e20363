import ICalendar
import Testing

@Suite(.enabled(if: SharedFiles.areExpected, "../shared/corpora is not there"))
struct CorpusTests {
    @Test func corpusIsThere() { #expect(SharedFiles.corpus.count > 300) }

    @Test func everyFileComesBackByteForByte() throws {
        for file in SharedFiles.corpus {
            let bytes = try file.bytes()
            do {
                let document = try CalendarDocument(parsing: bytes)
                #expect(document.serialized() == bytes, "\(file.path)")
                #expect(rewritten(document).serialized() == bytes, "\(file.path)")
            } catch {
                let mayFail = file.isMalformed || file.features.contains("fragment")
                if !mayFail { print("refused: \(file.path) \(error)") }
            }
        }
    }

    @Test func everyFileReadsLeniently() throws {
        for file in SharedFiles.corpus {
            let bytes = try file.bytes()
            do {
                let document = try CalendarDocument(parsingLeniently: bytes)
                #expect(document.serialized() == bytes, "\(file.path)")
                #expect(rewritten(document).serialized() == bytes, "\(file.path)")
            } catch { print("refused leniently: \(file.path) \(error)") }
        }
    }

    /// The document taken apart into lines, so that the writer has to put it together again.
    private func rewritten(_ document: CalendarDocument) -> CalendarDocument {
        var document = document
        document.components = document.components.map(rewritten)
        return document
    }

    private func rewritten(_ component: Component) -> Component {
        var component = component
        component.components = component.components.map(rewritten)
        return component
    }
}
