package import Accounts
package import CivilTime

/// The objects of a calendar that match a query, page by page. A page is read when it is asked for, so that a loop that
/// ends early reads no more.
package struct ObjectPages: AsyncSequence {
    package struct Iterator: AsyncIteratorProtocol {
        fileprivate let pages: ObjectPages
        fileprivate var cursor: ObjectCursor?
        fileprivate var isAtEnd = false

        /// A page may be empty though others follow.
        package mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(CalendarError) -> [StoredObject]? {
            guard !isAtEnd else { return nil }
            let page = try await pages.service.objects(
                matching: pages.query,
                in: pages.collection,
                from: cursor,
                floating: pages.floating,
                as: pages.person
            )
            cursor = page.next
            isAtEnd = cursor == nil
            return page.objects
        }
    }

    fileprivate let service: ObjectService
    fileprivate let query: ObjectQuery
    fileprivate let collection: CalendarCollection
    fileprivate let floating: ZoneRules?
    fileprivate let person: PrincipalID

    package func makeAsyncIterator() -> Iterator { Iterator(pages: self) }
}

extension ObjectService {
    /// All objects that match, in pages; see ``objects(matching:in:from:limit:floating:as:)``.
    package func pages(
        matching query: ObjectQuery,
        in collection: CalendarCollection,
        floating: ZoneRules? = nil,
        as person: PrincipalID
    ) -> ObjectPages {
        ObjectPages(service: self, query: query, collection: collection, floating: floating, person: person)
    }
}
