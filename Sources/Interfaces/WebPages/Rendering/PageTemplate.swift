internal import Mustache

/// The templates of the pages: files in Templates, which the build puts into the program (ADR 0053).
enum PageTemplate: String, CaseIterable, Sendable {
    case layout, login, account, setup, profile, problem

    private var source: [UInt8] {
        switch self {
        case .layout: PackageResources.layout_mustache
        case .login: PackageResources.login_mustache
        case .account: PackageResources.account_mustache
        case .setup: PackageResources.setup_mustache
        case .profile: PackageResources.profile_mustache
        case .problem: PackageResources.problem_mustache
        }
    }

    var text: String { String(decoding: source, as: UTF8.self) }

    func render(_ view: Any) -> String {
        guard let html = Self.library.render(view, withTemplate: rawValue) else {
            preconditionFailure("The library has every template.")
        }
        return html
    }

    private static let library = MustacheLibrary(
        templates: Dictionary(allCases.map { ($0.rawValue, MustacheTemplate.compiled($0.text)) }) { first, _ in first }
    )
}

extension MustacheTemplate {
    /// A template that is part of the program.
    ///
    /// - Precondition: `text` can be read.
    static func compiled(_ text: String) -> MustacheTemplate {
        do {
            return try MustacheTemplate(string: text)
        } catch {
            preconditionFailure("a template of ours can't be read: \(error)")
        }
    }
}
