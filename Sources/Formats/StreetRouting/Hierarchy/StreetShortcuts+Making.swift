internal import Columns

extension StreetShortcuts {
    /// Customises the hierarchy: hundredths of a second for a city.
    public convenience init(_ hierarchy: StreetHierarchy, _ network: StreetNetwork, _ metric: StreetMetric) {
        var family = Family(hierarchy, network)
        family.add(metric)
        let made = family.edges()
        self.init(hierarchy: hierarchy, edges: made, weights: family.weights(0), own: OwnWays())
    }

    /// Customises the hierarchy for a family of profiles: an edge that one of them needs is there for all.
    ///
    /// - Parameters:
    ///   - hierarchy: of the network.
    ///   - network: the streets.
    ///   - metrics: of at least one profile; the edges are described for the first.
    /// - Returns: in the order of `metrics`.
    public static func family(
        _ hierarchy: StreetHierarchy,
        _ network: StreetNetwork,
        _ metrics: [StreetMetric]
    ) -> [StreetShortcuts] {
        var family = Family(hierarchy, network)
        for metric in metrics { family.add(metric) }
        let edges = family.edges()
        return metrics.indices.map {
            StreetShortcuts(hierarchy: hierarchy, edges: edges, weights: family.weights($0), own: family.own($0))
        }
    }

    /// Weights of all edges of the hierarchy for some profiles, before those are left out that nobody needs.
    private struct Family {
        let hierarchy: StreetHierarchy
        let network: StreetNetwork
        private var members: [Member] = []
        private var profile = ""
        /// Of the first member, by edge of the hierarchy.
        private var middles: [Weights] = []
        private var lengths: [Lengths] = []
        /// The edges that somebody needs, ascending.
        private var kept: [Int] = []

        private struct Member {
            var weights: [Weights]
            /// The edges that represent other routes than the first member's, ascending.
            var own: [(edge: Int, middles: Weights, lengths: Lengths)] = []
        }

        init(_ hierarchy: StreetHierarchy, _ network: StreetNetwork) {
            self.hierarchy = hierarchy
            self.network = network
        }

        mutating func add(_ metric: StreetMetric) {
            var work = Customisation(hierarchy)
            work.load(network, metric)
            work.relax()
            var member = Member(weights: work.exactEdges())
            if members.isEmpty {
                profile = metric.profile.name
                middles = work.middles
                lengths = work.middles.indices.map { work.lengths(of: $0) }
            } else {
                for edge in member.weights.indices where member.weights[edge] != .closed {
                    let (own, ways) = (work.middles[edge], work.lengths(of: edge))
                    let isShared =
                        (member.weights[edge].up == StreetWeight.closed
                            || (own.up == middles[edge].up && ways.up == lengths[edge].up))
                        && (member.weights[edge].down == StreetWeight.closed
                            || (own.down == middles[edge].down && ways.down == lengths[edge].down))
                    if !isShared { member.own.append((edge, own, ways)) }
                }
            }
            members.append(member)
        }

        mutating func edges() -> ShortcutEdges {
            kept = middles.indices.filter { edge in members.contains { $0.weights[edge] != .closed } }
            var start: [UInt32] = [0]
            start.reserveCapacity(hierarchy.start.count)
            var next = 0
            for rank in 0..<(hierarchy.start.count - 1) {
                while next < kept.count, kept[next] < Int(hierarchy.start[rank + 1]) { next += 1 }
                start.append(UInt32(next))
            }
            return ShortcutEdges(
                profile: profile,
                start: Column(start),
                head: Column(kept.map { hierarchy.head[$0] }),
                middles: Column(kept.map { middles[$0] }),
                lengths: Column(kept.map { lengths[$0] })
            )
        }

        func weights(_ member: Int) -> Column<Weights> { Column(kept.map { members[member].weights[$0] }) }

        func own(_ member: Int) -> OwnWays {
            let own = members[member].own
            var next = 0
            let places = own.map { way in
                while kept[next] < way.edge { next += 1 }
                return UInt32(next)
            }
            return OwnWays(
                edges: Column(places),
                middles: Column(own.map(\.middles)),
                lengths: Column(own.map(\.lengths))
            )
        }
    }
}
