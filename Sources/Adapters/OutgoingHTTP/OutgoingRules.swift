/// Which hosts outside may be asked.
package struct OutgoingRules: Equatable, Sendable {
    /// Hosts, as `name` or `name:port`, that the operator named: they may have private addresses, and be asked without
    /// encryption for whatever is.
    package var namedHosts: Set<String>

    package init(namedHosts: Set<String> = []) { self.namedHosts = namedHosts }

    func isNamed(_ url: OutgoingURL) -> Bool {
        namedHosts.contains(url.host) || namedHosts.contains("\(url.host):\(url.port)")
    }

    /// Whether a numeric address is one of the whole internet. Nothing that cannot be read is.
    static func isPublic(_ address: String) -> Bool {
        // A zone index (`fe80::1%eth0`) is of a link.
        guard let range = AddressRange(address), !address.contains("/") else { return false }
        return (publicIPv6.contains(range) || allIPv4.contains(range)) && !special.contains(range)
    }

    private static let publicIPv6 = ranges(["2000::/3"])
    private static let allIPv4 = ranges(["0.0.0.0/0"])
    /// The special-purpose registries (RFC 6890), multicast, and addresses that hold another one.
    private static let special = ranges([
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
        "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
        "224.0.0.0/3", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
    ])

    private static func ranges(_ texts: [String]) -> [AddressRange] { texts.compactMap { AddressRange($0) } }
}
