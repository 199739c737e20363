internal import Geo

/// Where the countries, states and provinces of addresses lie, roughly: enough to see that a place is not in one.
enum PlaceRegions {
    /// Whether the words name only regions that a place cannot be in.
    ///
    /// - Parameters:
    ///   - name: folded as by ``PlaceWords``, words joined by blanks.
    ///   - place: where it is found.
    /// - Returns: false for any other text.
    static func excludes(_ name: String, _ place: Coordinate) -> Bool {
        let regions = (circles[name] ?? []) + provinces(name)
        return !regions.isEmpty && regions.allSatisfy { $0.middle.distance(to: place) > $0.reach }
    }

    /// Whether it is the code of a state or province.
    static func isRegion(_ word: String) -> Bool { word.utf8.count <= 3 && PostalRules.all.regions.contains(word) }

    private struct Circle {
        var middle: Coordinate
        var reach: Metres
    }

    /// Italy's by their capitals, from which no place of theirs is farther than this.
    private static func provinces(_ code: String) -> [Circle] {
        guard let capital = capitals[code] else { return [] }
        return KnownTowns.towns(called: PlaceWords.words(of: capital)).map {
            Circle(middle: $0.coordinate, reach: Metres(kilometres: 120))
        }
    }

    private static let capitals: [String: String] = table(
        """
        ag Agrigento|al Alessandria|an Ancona|ap Ascoli Piceno|aq L'Aquila|ar Arezzo|at Asti|av Avellino|ba Bari|
        bg Bergamo|bi Biella|bl Belluno|bn Benevento|bo Bologna|br Brindisi|bs Brescia|bt Andria|bz Bolzano|ca Cagliari|
        cb Campobasso|ce Caserta|ch Chieti|cl Caltanissetta|cn Cuneo|co Como|cr Cremona|cs Cosenza|ct Catania|
        cz Catanzaro|fc Forlì|fe Ferrara|fg Foggia|fi Firenze|fr Frosinone|ge Genova|gr Grosseto|im Imperia|kr Crotone|
        lc Lecco|li Livorno|lt Latina|lu Lucca|mb Monza|mc Macerata|me Messina|mi Milano|mn Mantova|mo Modena|
        ms Carrara|mt Matera|na Napoli|no Novara|nu Nuoro|or Oristano|pa Palermo|pc Piacenza|pd Padova|pe Pescara|
        pg Perugia|pi Pisa|pn Pordenone|po Prato|pr Parma|pt Pistoia|pu Pesaro|pv Pavia|pz Potenza|ra Ravenna|
        rc Reggio Calabria|re Reggio Emilia|rg Ragusa|rm Roma|rn Rimini|ro Rovigo|sa Salerno|si Siena|sp La Spezia|
        sr Siracusa|ss Sassari|sv Savona|ta Taranto|te Teramo|tn Trento|to Torino|tp Trapani|tr Terni|ts Trieste|
        tv Treviso|ud Udine|va Varese|vc Vercelli|ve Venezia|vi Vicenza|vr Verona|vt Viterbo
        """
    )

    private static func table(_ rows: String) -> [String: String] {
        var table: [String: String] = [:]
        for row in rows.split(whereSeparator: { $0 == "|" || $0.isNewline }) {
            let fields = row.split(separator: " ", maxSplits: 1)
            if fields.count == 2 { table[String(fields[0])] = String(fields[1]) }
        }
        return table
    }

    /// Names, separated by commas; latitude and longitude of the middle; kilometres to the farthest corner. By hand,
    /// from a map.
    private static let circles: [String: [Circle]] = {
        var circles: [String: [Circle]] = [:]
        for line in lines.split(separator: "\n") {
            let fields = line.split(separator: "|")
            guard fields.count == 4, let latitude = Double(fields[1]), let longitude = Double(fields[2]),
                let reach = Double(fields[3])
            else { continue }
            let circle = Circle(
                middle: Coordinate(latitude: latitude, longitude: longitude),
                reach: Metres(kilometres: reach)
            )
            for name in fields[0].split(separator: ",") { circles[String(name), default: []].append(circle) }
        }
        return circles
    }()

    private static let lines = """
        italia,italy,italie,italien|42.5|12.5|800
        portugal,portogallo|39.6|-8.0|350
        portugal,portogallo|38.5|-28.0|450
        portugal,portogallo|32.7|-17.0|200
        espana,spain,spagna,espanha|40.2|-3.6|800
        espana,spain,spagna,espanha|28.3|-15.8|400
        france,francia,frankreich|46.6|2.4|850
        deutschland,germany,germania,alemanha|51.1|10.4|600
        osterreich,austria|47.6|14.1|400
        schweiz,switzerland,suisse|46.8|8.2|250
        belgique,belgie,belgium|50.6|4.7|200
        luxembourg|49.8|6.1|80
        uk,united kingdom,great britain,regno unito,reino unido|54.8|-3.5|700
        england|52.7|-1.5|480
        scotland|57.2|-4.2|480
        wales|52.3|-3.8|200
        ireland,northern ireland|53.6|-7.8|350
        brasil,brazil,brasile|-12.0|-53.0|2800
        usa,us,united states,united states of america,stati uniti,estados unidos|39.5|-98.5|2800
        usa,us,united states,united states of america,stati uniti,estados unidos|64.0|-152.0|2600
        usa,us,united states,united states of america,stati uniti,estados unidos|20.5|-157.0|700
        netherlands,the netherlands,nederland,holland,paesi bassi,paises baixos|52.2|5.3|250
        denmark,danmark|56.0|10.5|350
        norway,norge|64.5|14.0|1100
        sweden,sverige|62.5|16.5|900
        finland,suomi|64.5|26.5|650
        poland,polska,polonia|52.1|19.3|500
        czechia,czech republic|49.8|15.5|350
        hungary|47.2|19.4|350
        greece,grecia|38.5|24.0|600
        romania|45.9|25.0|450
        croatia|44.8|16.2|400
        slovenia|46.1|14.8|180
        turkey|39.0|35.0|950
        russia|61.0|95.0|4600
        china|36.0|103.0|3300
        japan|36.5|138.0|1900
        india|22.5|80.0|2000
        mexico|24.0|-102.0|2000
        argentina|-38.0|-64.5|2300
        chile|-37.0|-71.5|2600
        colombia|4.5|-73.0|1300
        peru|-9.5|-75.0|1200
        canada|58.0|-96.0|3200
        australia|-27.0|134.0|2600
        al|32.8|-86.8|300
        ak|64.0|-152.0|2600
        az|34.3|-111.7|450
        ar|34.8|-92.4|330
        ca|37.2|-119.5|750
        co|39.0|-105.5|450
        ct|41.6|-72.7|130
        fl|28.5|-82.5|650
        ga|32.7|-83.4|380
        hi|20.5|-157.0|700
        id|44.4|-114.6|550
        il|40.0|-89.2|420
        in|39.9|-86.3|320
        ia|42.0|-93.5|350
        ks|38.5|-98.4|400
        ky|37.5|-85.3|430
        la|31.0|-92.0|380
        me|45.4|-69.2|300
        md|39.0|-76.8|280
        ma|42.2|-71.8|220
        mi|44.6|-85.6|520
        mn|46.3|-94.3|450
        ms|32.7|-89.7|350
        mo|38.4|-92.5|430
        mt|47.0|-109.6|600
        ne|41.5|-99.8|450
        nv|39.4|-116.7|550
        nh|43.7|-71.6|190
        nj|40.2|-74.7|190
        nm|34.4|-106.1|460
        ny|42.9|-75.6|480
        nc|35.5|-79.4|480
        nd|47.4|-100.5|370
        oh|40.3|-82.8|330
        ok|35.6|-97.5|510
        or|43.9|-120.6|450
        pa|40.9|-77.8|350
        ri|41.6|-71.5|80
        sc|33.9|-80.9|300
        sd|44.4|-100.2|410
        tn|35.8|-86.3|450
        tx|31.5|-99.3|820
        ut|39.3|-111.7|430
        vt|44.0|-72.7|200
        va|37.5|-78.8|480
        wa|47.4|-120.5|430
        wv|38.6|-80.6|310
        wi|44.6|-89.9|380
        wy|43.0|-107.5|410
        dc|38.9|-77.0|40
        ac|-9.2|-70.3|500
        al|-9.6|-36.6|220
        ap|1.4|-51.8|400
        am|-4.0|-64.5|1200
        ba|-12.5|-41.7|800
        ce|-5.1|-39.6|400
        df|-15.8|-47.8|130
        es|-19.6|-40.7|300
        go|-16.0|-49.6|550
        ma|-5.0|-45.3|600
        mt|-13.0|-56.0|900
        ms|-20.5|-54.8|550
        mg|-18.5|-44.6|800
        pa|-4.0|-53.0|1100
        pb|-7.1|-36.8|300
        pr|-24.6|-51.6|480
        pe|-8.4|-37.9|500
        pi|-7.5|-42.8|600
        rj|-22.2|-42.7|320
        rn|-5.8|-36.6|260
        rs|-29.8|-53.3|550
        ro|-10.9|-62.9|550
        rr|2.0|-61.4|500
        sc|-27.2|-50.5|400
        sp|-22.2|-48.7|580
        se|-10.6|-37.4|180
        to|-10.2|-48.3|530
        """
}
