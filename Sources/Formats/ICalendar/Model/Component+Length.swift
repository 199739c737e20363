extension Component {
    /// About the bytes that writing it takes: folds of changed lines are left out.
    public var approximateLength: Int {
        switch storage {
        case .parsed(let source, let index): source.rawRange(ofComponent: index).count
        case .edited(let edited): edited.items.reduce(edited.frameLength) { $0 + $1.approximateLength }
        }
    }
}

extension Component.Edited {
    /// That of `BEGIN` and `END`.
    var frameLength: Int { 2 * name.utf8.count + "BEGIN:\r\nEND:\r\n".utf8.count }
}

extension Component.Content {
    var approximateLength: Int {
        switch self {
        case .component(let component): component.approximateLength
        case .other(let source, let line): source.rawRange(ofLine: line).count
        case .property(let property): property.approximateLength
        }
    }
}

extension Property {
    fileprivate var approximateLength: Int {
        switch storage {
        case .parsed(let source, let index): source.rawRange(ofLine: index).count
        case .written(let name, let parameters, let value):
            parameters.reduce(name.utf8.count + value.utf8.count + ":\r\n".utf8.count) { sum, parameter in
                sum + parameter.name.utf8.count + parameter.values.reduce(1) { $0 + $1.utf8.count + 1 }
            }
        }
    }
}
