internal import Accounts
internal import Calendars
internal import WebDAV
internal import XMLStream

/// PROPPATCH of DAV:group-member-set on a proxy group: who acts for its owner (CalendarServer's calendar-proxy §5.2).
/// Nothing else can be set there.
struct ProxyGroupSettings: Sendable {
    let services: DAVServices

    /// Of one group.
    private static let mostDelegates = 100

    func apply(
        _ message: PropertyUpdate,
        to owner: Principal,
        _ access: DelegateAccess,
        in request: DAVRequest
    ) async throws -> PropertyOutcome {
        guard owner.id == request.principal.id else {
            throw CalendarError.forbidden(privilege: Privileges.writeProperties.name)
        }
        var delegates: [PrincipalID]?
        var refused: [PropertyName: DAVError] = [:]
        for instruction in message.instructions {
            do throws(DAVError) {
                guard instruction.name == DAVName.groupMemberSet else {
                    throw DAVError(
                        .forbidden,
                        DAVCondition("cannot-modify-protected-property"),
                        "only the members of this group can be set"
                    )
                }
                switch instruction {
                case .set(let setting): delegates = try await members(setting, owner)
                case .remove: delegates = []
                }
            } catch {
                refused[instruction.name] = error
            }
        }
        if refused.isEmpty, let delegates {
            try await services.accounts.setDelegates(delegates, of: owner.id, access: access)
        }
        return PropertyOutcome(names: message.instructions.map(\.name), refused: refused)
    }

    /// People and groups of this server, by their principal URLs or calendar user addresses.
    private func members(_ setting: PropertySetting, _ owner: Principal) async throws(DAVError) -> [PrincipalID] {
        var members: [PrincipalID] = []
        for text in try Self.hrefs(setting) {
            guard let member = await principal(text), member.id != owner.id,
                member.kind == .individual || member.kind == .group
            else {
                throw DAVError(.forbidden, DAVCondition("recognized-principal"), "there is no such person or group")
            }
            if !members.contains(member.id) { members.append(member.id) }
        }
        guard members.count <= Self.mostDelegates else {
            throw DAVError(.forbidden, "at most \(Self.mostDelegates) can act for somebody")
        }
        return members
    }

    private func principal(_ text: String) async -> Principal? {
        if let href = try? Href(reference: text),
            case .principal(let name) = Target(href, prefix: services.configuration.prefix)
        {
            return try? await services.accounts.findPrincipal(named: name)
        }
        return try? await services.accounts.findPrincipal(calendarUserAddress: text)
    }

    private static func hrefs(_ setting: PropertySetting) throws(DAVError) -> [String] {
        do throws(XMLError) {
            var reader = try setting.reader()
            var hrefs: [String] = []
            while let child = reader.nextChild() {
                if child == DAVName.href { hrefs.append(reader.trimmedText()) } else { reader.skip() }
            }
            return hrefs
        } catch {
            throw DAVError(error)
        }
    }
}
