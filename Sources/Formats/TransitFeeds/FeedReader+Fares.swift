extension FeedReader {
    /// Fares of both versions.
    mutating func readFares() throws(FeedError) {
        try readFirstFares()
        try readFareProducts()
        try readFareRules()
        try readFareJoins()
        try readFareGeography()
    }

    private mutating func readFirstFares() throws(FeedError) {
        try eachRow("fare_attributes.txt") { _, table throws(FeedError) in
            (
                id: try table.requiredColumn("fare_id"), price: try table.requiredColumn("price"),
                currency: table.column("currency_type"), payment: table.column("payment_method"),
                transfers: table.column("transfers"), agency: table.column("agency_id"),
                seconds: table.column("transfer_duration")
            )
        } _: { reader, table, columns in
            guard let price = table.number(columns.price), price >= 0 else {
                return reader.fail(table, "price", "not a price", table.text(columns.price), "the fare is left out")
            }
            reader.feed.fares.fares.append(
                FareRecord(
                    id: table.text(columns.id),
                    price: table.text(columns.price),
                    currency: table.text(columns.currency),
                    isPaidBefore: table.natural(columns.payment) == 1,
                    transfers: table.natural(columns.transfers),
                    agency: table.text(columns.agency),
                    transferSeconds: table.natural(columns.seconds)
                )
            )
        }
        try eachRow("fare_rules.txt") { _, table throws(FeedError) in
            (
                id: try table.requiredColumn("fare_id"), route: table.column("route_id"),
                origin: table.column("origin_id"),
                destination: table.column("destination_id"), contains: table.column("contains_id")
            )
        } _: { reader, table, columns in
            reader.feed.fares.rules.append(
                FareRuleRecord(
                    fare: table.text(columns.id),
                    route: table.text(columns.route),
                    origin: table.text(columns.origin),
                    destination: table.text(columns.destination),
                    contains: table.text(columns.contains)
                )
            )
        }
    }

    private mutating func readFareProducts() throws(FeedError) {
        try eachRow("fare_products.txt") { _, table throws(FeedError) in
            (
                id: try table.requiredColumn("fare_product_id"), name: table.column("fare_product_name"),
                rider: table.column("rider_category_id"), medium: table.column("fare_media_id"),
                amount: table.column("amount"), currency: table.column("currency")
            )
        } _: { reader, table, columns in
            guard table.number(columns.amount) != nil else {
                return reader.fail(
                    table,
                    "amount",
                    "not a price",
                    table.text(columns.amount),
                    "the product is left out"
                )
            }
            reader.feed.fares.products.append(
                FareProductRecord(
                    id: table.text(columns.id),
                    name: table.text(columns.name),
                    rider: table.text(columns.rider),
                    medium: table.text(columns.medium),
                    amount: table.text(columns.amount),
                    currency: table.text(columns.currency)
                )
            )
        }
    }

    private mutating func readFareRules() throws(FeedError) {
        try eachRow("fare_leg_rules.txt") { _, table throws(FeedError) in
            (
                group: table.column("leg_group_id"), network: table.column("network_id"),
                from: table.column("from_area_id"), to: table.column("to_area_id"),
                fromTime: table.column("from_timeframe_group_id"), toTime: table.column("to_timeframe_group_id"),
                product: try table.requiredColumn("fare_product_id"), priority: table.column("rule_priority")
            )
        } _: { reader, table, columns in
            reader.feed.fares.hasPriorities = columns.priority >= 0
            reader.feed.fares.legRules.append(
                FareLegRuleRecord(
                    group: table.text(columns.group),
                    network: table.text(columns.network),
                    fromArea: table.text(columns.from),
                    toArea: table.text(columns.to),
                    fromTimeframe: table.text(columns.fromTime),
                    toTimeframe: table.text(columns.toTime),
                    product: table.text(columns.product),
                    priority: table.natural(columns.priority) ?? 0
                )
            )
        }
        try eachRow("fare_transfer_rules.txt") { _, table in
            (
                from: table.column("from_leg_group_id"), to: table.column("to_leg_group_id"),
                count: table.column("transfer_count"), limit: table.column("duration_limit"),
                limitKind: table.column("duration_limit_type"), kind: table.column("fare_transfer_type"),
                product: table.column("fare_product_id")
            )
        } _: { reader, table, columns in
            reader.feed.fares.transferRules.append(
                FareTransferRuleRecord(
                    fromGroup: table.text(columns.from),
                    toGroup: table.text(columns.to),
                    count: table.text(columns.count) == "-1" ? -1 : table.natural(columns.count),
                    durationSeconds: table.natural(columns.limit),
                    durationKind: table.natural(columns.limitKind),
                    kind: table.choice(columns.kind, "fare_transfer_type", 0...2, absent: 0, &reader.feed.messages),
                    product: table.text(columns.product)
                )
            )
        }
    }

    private mutating func readFareJoins() throws(FeedError) {
        try eachRow("fare_leg_join_rules.txt") { _, table in
            (
                fromNetwork: table.column("from_network_id"), toNetwork: table.column("to_network_id"),
                fromStop: table.column("from_stop_id"), toStop: table.column("to_stop_id")
            )
        } _: { reader, table, columns in
            let from = reader.reference(table, columns.fromStop, "from_stop_id", in: \.stopNumbers)
            let to = reader.reference(table, columns.toStop, "to_stop_id", in: \.stopNumbers)
            // A rule with a stop that is not there would become one for all stops.
            guard table.isEmpty(columns.fromStop) || from != nil, table.isEmpty(columns.toStop) || to != nil else {
                return
            }
            reader.feed.fares.joinRules.append(
                FareJoinRuleRecord(
                    fromNetwork: table.text(columns.fromNetwork),
                    toNetwork: table.text(columns.toNetwork),
                    fromStop: from,
                    toStop: to
                )
            )
        }
    }

    private mutating func readFareGeography() throws(FeedError) {
        try eachRow("rider_categories.txt") { _, table throws(FeedError) in
            (
                id: try table.requiredColumn("rider_category_id"), name: table.column("rider_category_name"),
                isDefault: table.column("is_default_fare_category")
            )
        } _: { reader, table, columns in
            reader.feed.fares.riderCategories.append(
                RiderCategoryRecord(
                    id: table.text(columns.id),
                    name: table.text(columns.name),
                    isDefault: table.natural(columns.isDefault) == 1
                )
            )
        }
        try eachRow("stop_areas.txt") { _, table throws(FeedError) in
            (area: try table.requiredColumn("area_id"), stop: try table.requiredColumn("stop_id"))
        } _: { reader, table, columns in
            guard let stop = reader.reference(table, columns.stop, "stop_id", in: \.stopNumbers) else { return }
            reader.feed.fares.stopAreas.append(StopAreaRecord(area: table.text(columns.area), stop: stop))
        }
        try eachRow("route_networks.txt") { _, table throws(FeedError) in
            (network: try table.requiredColumn("network_id"), route: try table.requiredColumn("route_id"))
        } _: { reader, table, columns in
            guard let route = reader.reference(table, columns.route, "route_id", in: \.routeNumbers) else { return }
            reader.feed.fares.routeNetworks.append(
                RouteNetworkRecord(network: table.text(columns.network), route: route)
            )
        }
        try eachRow("timeframes.txt") { _, table throws(FeedError) in
            (
                group: try table.requiredColumn("timeframe_group_id"), start: table.column("start_time"),
                end: table.column("end_time"), service: table.column("service_id")
            )
        } _: { reader, table, columns in
            let start = table.time(columns.start)
            let end = table.time(columns.end)
            guard start != FeedTable.badTime, end != FeedTable.badTime else {
                return reader.fail(table, "start_time", "not a time", nil, "the row is left out; write HH:MM:SS")
            }
            reader.feed.fares.timeframes.append(
                TimeframeRecord(
                    group: table.text(columns.group),
                    start: start,
                    end: end,
                    service: table.text(columns.service)
                )
            )
        }
    }
}
