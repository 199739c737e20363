internal import FoundationEssentials
internal import Geo
internal import HTTPPacking
internal import HTTPTypes
internal import Hummingbird
internal import MapDrawing
internal import NIOCore

/// A map as a response, in the form that is asked for.
struct MapAnswer: Sendable {
    let maps: MapService
    let prefix: String
    /// Below which the tiles of the map are, for whoever may see this page.
    let tiles: String

    private struct Shown: Encodable {
        struct Way: Encodable {
            var isQuiet: Bool
            var points: [[Double]]
        }

        struct Marker: Encodable {
            var at: [Double]
            var sign: String
            var name: String
        }

        /// With `{theme}`, `{z}`, `{x}`, `{y}`.
        var tiles: String
        var mostZoom: Int
        var middle: [Double]
        var zoom: Int
        var ways: [Way]
        var markers: [Marker]
    }

    /// - Parameters:
    ///   - form: the last part of the address.
    ///   - overlay: what is on the map.
    ///   - frame: what is seen, in the form's size; nil: all that is on it.
    ///   - fields: of the request.
    /// - Returns: nil where there is no such form, or nothing to show.
    func response(
        _ form: String?,
        _ overlay: MapOverlay,
        seeing frame: (@Sendable (_ width: Int, _ height: Int) -> MapFrame)? = nil,
        _ fields: HTTPFields
    ) async -> Response? {
        guard let form = form.flatMap(MapForm.init) else { return nil }
        let box = overlay.box
        func seen(_ size: (width: Int, height: Int)) -> MapFrame? {
            frame?(size.width, size.height) ?? box.map { MapFrame(showing: $0, width: size.width, height: size.height) }
        }
        switch form {
        case .picture(let theme, let isSmall):
            guard let frame = seen(isSmall ? MapForm.small : MapForm.large) else { return nil }
            return Self.picture(await maps.picture(frame, with: overlay, theme), fields)
        case .data:
            guard let frame = seen(MapForm.large) else { return nil }
            let middle = frame.point(x: Double(frame.width) / 2, y: Double(frame.height) / 2).coordinate
            let shown = Shown(
                tiles: "\(prefix)\(tiles)/\(maps.version)/{theme}/{z}/{x}/{y}.svg",
                mostZoom: MapTile.mostZoom,
                middle: Self.numbers(middle),
                zoom: frame.zoom,
                ways: overlay.ways.map { Shown.Way(isQuiet: $0.isQuiet, points: $0.points.map(Self.numbers)) },
                markers: overlay.markers.map {
                    Shown.Marker(at: Self.numbers($0.coordinate), sign: $0.sign, name: $0.name)
                }
            )
            guard let data = try? JSONEncoder().encode(shown) else { return nil }
            return Response(
                status: .ok,
                headers: [.contentType: "application/json", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: data))
            )
        }
    }

    /// Latitude and longitude to a metre.
    private static func numbers(_ coordinate: Coordinate) -> [Double] {
        [coordinate.latitude, coordinate.longitude].map { ($0 * 1e5).rounded() / 1e5 }
    }

    /// A tile, by the parts of its address: `light/14/8000/6000.svg` behind the version.
    func tile(_ parameters: (String) -> String?, _ fields: HTTPFields) async -> Response? {
        guard let version = parameters("version"), let theme = parameters("theme").flatMap(MapTheme.init),
            let zoom = parameters("zoom").flatMap({ Int($0) }), let x = parameters("x").flatMap({ Int($0) }),
            let file = parameters("y"), file.hasSuffix(".svg"), let y = Int(file.dropLast(4)),
            let tile = MapTile(zoom: zoom, x: x, y: y),
            let bytes = await maps.tile(tile, theme, version: version)
        else { return nil }
        var response = Self.picture(bytes, fields)
        // The version in the address is that of what is drawn.
        response.headers[.cacheControl] = "private, max-age=31536000, immutable"
        return response
    }

    private static func picture(_ bytes: [UInt8], _ fields: HTTPFields) -> Response {
        var headers: HTTPFields = [
            .contentType: "image/svg+xml; charset=utf-8", .cacheControl: "no-store", .vary: "Accept-Encoding",
        ]
        var body = bytes
        if bytes.count >= Gzip.shortestBody, Gzip.isAccepted(fields[.acceptEncoding]), let packed = Gzip.packed(bytes) {
            body = packed
            headers[.contentEncoding] = "gzip"
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
}
