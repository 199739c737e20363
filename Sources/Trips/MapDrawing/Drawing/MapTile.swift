/// A tile of the map, as web maps count them: at zoom `z` the world has 2^z of them on each side.
package struct MapTile: Hashable, Sendable {
    package let zoom: Int
    package let x: Int
    package let y: Int

    /// The closest zoom that is drawn.
    package static let mostZoom = 18
    /// The side of a tile in pixels.
    package static let side = 256

    /// Nil: there is no such tile.
    package init?(zoom: Int, x: Int, y: Int) {
        guard (0...Self.mostZoom).contains(zoom), (0..<(1 << zoom)).contains(x), (0..<(1 << zoom)).contains(y) else {
            return nil
        }
        self.zoom = zoom
        self.x = x
        self.y = y
    }

    var frame: MapFrame {
        let bits = MapPoint.worldBits - zoom
        return MapFrame(left: Int32(x << bits), top: Int32(y << bits), zoom: zoom, width: Self.side, height: Self.side)
    }
}

/// What a picture of the map shows: where its upper left corner is, how large it is and at which zoom.
package struct MapFrame: Hashable, Sendable {
    package var left: Int32
    package var top: Int32
    package var zoom: Int
    /// Pixels.
    package var width: Int
    package var height: Int

    /// Parts of a pixel in the numbers of a drawing.
    static let parts = 4

    init(left: Int32, top: Int32, zoom: Int, width: Int, height: Int) {
        self.left = left
        self.top = top
        self.zoom = zoom
        self.width = width
        self.height = height
    }

    /// Around a middle.
    ///
    /// - Precondition: `zoom` is one that is drawn.
    package init(middle: MapPoint, zoom: Int, width: Int, height: Int) {
        let unit = Int32(1) << Int32(20 - zoom)
        self.init(
            left: middle.x - Int32(width / 2) * unit,
            top: middle.y - Int32(height / 2) * unit,
            zoom: zoom,
            width: width,
            height: height
        )
    }

    /// The closest zoom at which all of a box is seen, with room around it, though no closer than `most`.
    package init(showing box: MapBox, width: Int, height: Int, most: Int = 16) {
        let room = 40
        var zoom = min(most, MapTile.mostZoom)
        func fits(_ zoom: Int) -> Bool {
            let unit = 1 << (20 - zoom)
            return Int(box.right - box.left) <= (width - 2 * room) * unit
                && Int(box.bottom - box.top) <= (height - 2 * room) * unit
        }
        while zoom > 2, !fits(zoom) { zoom -= 1 }
        self.init(middle: box.middle, zoom: zoom, width: width, height: height)
    }

    /// The units of ``MapPoint`` in a pixel: a power of two.
    package var unitsPerPixel: Int32 { Int32(1) << Int32(20 - zoom) }

    var box: MapBox {
        MapBox(
            left: left,
            top: top,
            right: left + Int32(width) * unitsPerPixel,
            bottom: top + Int32(height) * unitsPerPixel
        )
    }

    /// In ``parts`` of a pixel from the upper left corner.
    func position(_ point: MapPoint) -> (x: Int, y: Int) {
        let shift = 18 - zoom
        return ((Int(point.x) - Int(left)) >> shift, (Int(point.y) - Int(top)) >> shift)
    }

    /// What is at a pixel of the picture.
    package func point(x: Double, y: Double) -> MapPoint {
        let unit = Double(unitsPerPixel)
        func held(_ value: Double) -> Int32 { Int32(max(0, min(Double(MapPoint.world - 1), value))) }
        return MapPoint(x: held(Double(left) + x * unit), y: held(Double(top) + y * unit))
    }
}
