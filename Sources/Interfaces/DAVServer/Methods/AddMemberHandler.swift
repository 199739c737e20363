internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// POST to a calendar or folder: a new member, under a name that the server gives (RFC 5995).
struct AddMemberHandler: Sendable {
    let services: DAVServices

    /// How often another name is drawn where the drawn one is taken.
    private static let mostNames = 3

    func respond(about resource: Resource, in request: DAVRequest) async throws -> DAVAnswer {
        switch resource {
        case .calendar(let calendar, let owner): return try await addObject(to: calendar, of: owner, request)
        case .file(let entry, let owner) where entry.isFolder:
            return try await addFile(to: entry, of: owner, request)
        default: throw DAVError(.methodNotAllowed, "nothing can be added to this")
        }
    }

    private func addObject(
        to calendar: CalendarCollection,
        of owner: Principal,
        _ request: DAVRequest
    ) async throws -> DAVAnswer {
        guard request.contentType != nil, CalendarContentType.isAccepted(request.contentType) else {
            throw CalendarCondition.unsupportedData("only text/calendar is added to a calendar")
        }
        for name in names(for: request, suffix: ".ics") {
            let address = ObjectAddress(calendar: calendar.address, name: name)
            guard let result = try await put(request, at: address) else { continue }
            var answer = try await PutHandler(services: services).answer(to: result, at: address, request)
            answer.location = services.addresses.object(owner.name, calendar.name, name)
            return answer
        }
        throw Self.noName
    }

    /// nil where the name is taken.
    private func put(_ request: DAVRequest, at address: ObjectAddress) async throws(CalendarError) -> PutResult? {
        do throws(CalendarError) {
            return try await services.calendars.objects.put(
                request.body,
                at: address,
                if: .absent,
                scheduling: request.scheduling,
                as: request.principal.id
            )
        } catch {
            if case .etagMismatch = error { return nil }
            throw error
        }
    }

    private func addFile(
        to folder: FileEntry,
        of owner: Principal,
        _ request: DAVRequest
    ) async throws -> DAVAnswer {
        for name in names(for: request, suffix: "") {
            let path = folder.path.appending(name)
            guard let etag = try await putFile(request, at: FileAddress(owner: owner.id, path: path)) else { continue }
            return answer(
                at: services.addresses.place(owner.name, path.segments, isCollection: false),
                etag,
                request
            )
        }
        throw Self.noName
    }

    /// nil where the name is taken.
    private func putFile(_ request: DAVRequest, at address: FileAddress) async throws(CalendarError) -> ETag? {
        do throws(CalendarError) {
            let result = try await services.calendars.files.putFile(
                request.body,
                type: request.contentType,
                language: request.contentLanguage,
                at: address,
                if: .absent,
                as: request.principal.id
            )
            return result.entry.content?.etag
        } catch {
            switch error {
            case .etagMismatch, .occupied: return nil
            default: throw error
            }
        }
    }

    private static let noName = DAVError(
        .serviceUnavailable,
        nil,
        "try again",
        logDetail: "each name is taken",
        retryAfterSeconds: 1
    )

    /// To a file, whose bytes are kept as they are.
    private func answer(at place: String, _ etag: ETag, _ request: DAVRequest) -> DAVAnswer {
        var answer = DAVAnswer(.created)
        if request.preferences.returnRepresentation {
            answer.body = .bytes(request.body, type: request.contentType ?? GetHandler.unknownType)
            answer.preferenceApplied = "return=representation"
            answer.isForeign = true
        }
        answer.etag = etag.value
        answer.location = place
        return answer
    }

    /// What the client would like, as far as it makes a plain name; then names that nobody has.
    private func names(for request: DAVRequest, suffix: String) -> [String] {
        var names: [String] = []
        if let slug = request.slug.flatMap(SlugName.init(header:)) {
            names.append(slug.text.hasSuffix(suffix) ? slug.text : slug.text + suffix)
        }
        for _ in 0..<Self.mostNames { names.append(Self.drawn() + suffix) }
        return names
    }

    private static func drawn() -> String {
        (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    }
}

/// The Slug header (RFC 5023 §9.7), percent-decoded, as a name: letters, digits and a few signs; whatever could lead
/// elsewhere is left out.
struct SlugName: Equatable, Sendable {
    let text: String

    /// nil where nothing is left of it.
    init?(header: String) {
        var bytes: [UInt8] = []
        for byte in (Href.decodedSegment(header) ?? header).utf8 where bytes.count < 64 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                bytes.append(byte)
            case UInt8(ascii: ".") where !bytes.isEmpty: bytes.append(byte)
            case UInt8(ascii: " ") where !bytes.isEmpty: bytes.append(UInt8(ascii: "-"))
            default: continue
            }
        }
        guard !bytes.isEmpty else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }
}
