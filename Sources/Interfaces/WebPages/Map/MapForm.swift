internal import MapDrawing

/// In which form a map is asked for: as a picture, or as what the script shows. The last part of its address.
enum MapForm: Equatable, Sendable {
    case picture(MapTheme, isSmall: Bool)
    case data

    /// nil: there is no such form.
    init?(_ name: String) {
        switch name {
        case "light.svg": self = .picture(.light, isSmall: false)
        case "dark.svg": self = .picture(.dark, isSmall: false)
        case "light-small.svg": self = .picture(.light, isSmall: true)
        case "dark-small.svg": self = .picture(.dark, isSmall: true)
        case "data.json": self = .data
        default: return nil
        }
    }

    /// Pixels of the large and of the small picture.
    static let large = (width: 720, height: 400)
    static let small = (width: 340, height: 300)
}
