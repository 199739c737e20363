import Geo
import Testing

@Suite struct GeoURITests {
    @Test(arguments: [
        ("geo:41.15,-8.61", "geo:41.15,-8.61"),
        ("GEO:41.15,-8.61,20;crs=WGS84;u=35", "geo:41.15,-8.61,20;u=35"),
        ("geo:-0.0000001,180?z=15", "geo:-0.0000001,180"),
        ("geo:48.2010,16.3695;u=0;mapcolors=for_daltonic", "geo:48.201,16.3695;u=0"),
        ("geo:90,-180", "geo:90,-180"),
    ])
    func reads(text: String, printed: String) throws {
        #expect(try #require(GeoURI(text)).description == printed)
    }

    @Test(arguments: [
        "", "geo:", "geo:1", "geo:1,2,3,4", "geo:91,0", "geo:1e1,2", "geo:+1,2", "geo:.5,1", "geo:1.,2", "geo:nan,1",
        "geo:1,2;crs=moon", "geo:1,2;u=-1", "http:1,2", "geo:--1,2", "geo:1, 2",
    ])
    func refuses(text: String) { #expect(GeoURI(text) == nil) }
}
