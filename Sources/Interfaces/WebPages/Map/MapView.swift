internal import MapDrawing

/// A map on a page; `parts/map.mustache` renders it. Without the script it is a picture.
struct MapView {
    struct Place {
        var sign: String
        var name: String
    }

    let light: String
    let dark: String
    let smallLight: String
    let smallDark: String
    let data: String
    let width = MapForm.large.width
    let height = MapForm.large.height
    let smallWidth = MapForm.small.width
    let smallHeight = MapForm.small.height
    /// What the picture shows, for those who do not see it.
    let label: String
    /// What the marks on it stand for.
    let places: [Place]
    let hasPlaces: Bool
    let attribution: String
    let script: String
    /// nil: it is not installed, and the map stays a picture.
    let leaflet: String?
    let leafletStyle: String?

    /// - Parameters:
    ///   - address: of the map, without its form; it holds no position.
    ///   - query: of the address.
    ///   - label: what it shows.
    ///   - markers: what is marked on it, where the page tells it.
    ///   - services: of the page.
    init(at address: String, query: String = "", label: String, markers: [MapOverlay.Marker], _ services: PageServices)
    {
        let base = services.renderer.prefix + address
        light = base + "/light.svg" + query
        dark = base + "/dark.svg" + query
        smallLight = base + "/light-small.svg" + query
        smallDark = base + "/dark-small.svg" + query
        data = base + "/data.json" + query
        self.label = label
        places = markers.filter { !$0.name.isEmpty }.map { Place(sign: $0.sign, name: $0.name) }
        hasPlaces = !places.isEmpty
        attribution = services.maps.attribution.joined(separator: "; ")
        script = services.renderer.prefix + Asset.map.path
        leaflet = LeafletFiles.installed.map { services.renderer.prefix + $0.script.path }
        leafletStyle = LeafletFiles.installed.map { services.renderer.prefix + $0.style.path }
    }
}
