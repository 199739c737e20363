package import Geo

/// Judges how well a place fits what was typed. Pure; the index only proposes candidates.
package struct PlaceScorer: Sendable {
    package let words: [String]
    /// Positions of words that no place need have.
    let asides: Set<Int>
    private let near: Coordinate?

    package init(text: String, near: Coordinate?) {
        words = PlaceWords.words(of: text)
        asides = PlaceWords.asides(in: words)
        self.near = near
    }

    /// The words that a place must have.
    package var tellingWords: [String] { words.indices.filter { !asides.contains($0) }.map { words[$0] } }

    /// What a place is known by, as words.
    package struct Candidate: Sendable {
        package var names: [[String]]
        package var street: [String]
        /// Of its house: several where it has several entrances, and all between the ends of a range.
        package var numbers: [String]
        package var isStop: Bool
        /// A street or square as a whole.
        package var isStreet: Bool
        /// Town, postcode.
        package var context: [String]
        /// What it is, in the languages of our regions.
        package var kinds: [String]
        /// Its name is often that of a place close by with its kind before it: Hotel Amiternum.
        package var isNamedAfter: Bool
        package var coordinate: Coordinate

        package init(
            names: [[String]],
            street: [String],
            numbers: [String],
            isStreet: Bool = false,
            isStop: Bool = false,
            context: [String],
            kinds: [String] = [],
            isNamedAfter: Bool = false,
            coordinate: Coordinate
        ) {
            self.names = names
            self.street = street
            self.numbers = numbers
            self.isStreet = isStreet
            self.isStop = isStop
            self.context = context
            self.kinds = kinds
            self.isNamedAfter = isNamedAfter
            self.coordinate = coordinate
        }
    }

    package struct Score: Hashable, Sendable {
        package var value: Double
        package var isExact: Bool
        package var isExactlyNamed: Bool
        package var doubt: PlaceMatch.Doubt?
        /// Numbers of the text that the place has not got.
        package var missingNumbers: [String]
        /// It was found as the house that it is in, not by its own name.
        package var isHouse: Bool
        /// ``PlaceMatch/difference``.
        package var difference: Int
    }

    /// Nil where the place has little to do with the text.
    package func score(_ candidate: Candidate) -> Score? {
        guard !words.isEmpty else { return nil }
        var names = candidate.names.map { (words: $0, isHouse: false) }
        if candidate.names.isEmpty || !candidate.numbers.isEmpty { names.append((candidate.street, true)) }
        var best: Score?
        for (index, name) in names.enumerated() {
            // A platform's or a stop's number is no name: "Parada 1" is not the first of a stop's four.
            if index > 0, !name.isHouse, name.words.allSatisfy(PlaceWords.isNumber) { continue }
            // A code is no word with a slip: "Test" is not the stop GEST.
            if index > 0, !name.isHouse, name.words.count == 1, name.words[0].utf8.count <= Self.longestCode,
                !words.contains(name.words[0])
            {
                continue
            }
            guard let score = score(candidate, name: name.words, isHouse: name.isHouse) else { continue }
            if best.map({ $0.value < score.value }) ?? true { best = score }
        }
        return best
    }

    private func score(_ candidate: Candidate, name: [String], isHouse: Bool) -> Score? {
        var got = 0.0
        var wanted = 0.0
        var isExact = true
        var hasItsNumber = true
        var usedOfName = Set<Int>()
        var namesIt = false
        var namesStreet = false
        var namesKind = false
        var leavesWords = false
        var hasNumber = false
        var missingNumbers: [String] = []
        // Of an address "via" names nothing, unless its street is called no more than that.
        let isBareAddress = isHouse && name.contains(where: PlaceWords.isTelling)
        // Nor does the number alone of what is called by more.
        let hasWords = name.contains { PlaceWords.isTelling($0) && !PlaceWords.isNumber($0) }
        let tellsAnything = words.contains(where: PlaceWords.isTelling)
        var leavesArticle = false
        var isBeginning = false
        var difference = 0
        var lastOfName = -1
        // Words that tell more than in which town it is.
        var told = 0
        for (position, word) in words.enumerated() {
            let weight = asides.contains(position) ? 0.1 : Self.weight(of: word)
            wanted += weight
            if weight > 0.5, !candidate.context.contains(word) || name.contains(word) { told += 1 }
            if let place = name.indices.first(where: { name[$0] == word && !usedOfName.contains($0) }) {
                usedOfName.insert(place)
                got += weight
                if place < lastOfName { difference += 1 }
                lastOfName = place
                let isName = isBareAddress || PlaceWords.isNumber(word) && hasWords
                namesIt = namesIt || (isName ? PlaceWords.isTelling(word) && !PlaceWords.isNumber(word) : weight > 0.5)
                continue
            }
            if candidate.numbers.contains(word) {
                hasNumber = true
                got += weight
                continue
            }
            if PlaceWords.isNumber(word), !asides.contains(position), let share = nearness(of: word, candidate) {
                hasItsNumber = false
                missingNumbers.append(word)
                got += weight * share
                continue
            }
            if candidate.street.contains(word) {
                got += weight
                namesStreet = namesStreet || weight > 0.5
                continue
            }
            if candidate.kinds.contains(word) {
                got += weight
                namesKind = true
                continue
            }
            if candidate.context.contains(word) {
                got += weight
                continue
            }
            isExact = isExact && weight < 0.5
            let fuzzy = similarity(of: word, to: name, &usedOfName)
            let ofStreet = similarity(of: word, to: candidate.street)
            isBeginning = isBeginning || isCutOff(word, of: name)
            let elsewhere = max(
                ofStreet,
                similarity(of: word, to: candidate.context) * 0.9,
                // "Est" is no beginning of "estação".
                word.utf8.count > 3 ? similarity(of: word, to: candidate.kinds) * 0.9 : 0
            )
            if max(fuzzy, elsewhere) == 0 {
                let isNumber = PlaceWords.isNumber(word)
                // The E of "Rua E" is its name.
                leavesWords = leavesWords || weight > 0.9 && !isNumber || weight < 0.5 && !tellsAnything
                leavesArticle = leavesArticle || weight < 0.5
                if isNumber, !asides.contains(position) { missingNumbers.append(word) }
            } else if ofStreet > fuzzy, ofStreet == elsewhere {
                namesStreet = true
            } else {
                namesIt = true
            }
            got += weight * max(fuzzy, elsewhere)
            difference += Self.difference(max(fuzzy, elsewhere), weight)
        }
        guard wanted > 0, got / wanted > 0.45 else { return nil }
        // "Rua São Paulo" is not Rua A in São Paulo.
        if usedOfName.count < name.count, !name.contains(where: PlaceWords.isTelling) { namesIt = false }
        // A kind alone is enough only where nothing else was asked for.
        guard namesIt || namesStreet || (namesKind && got / wanted > 0.9) else { return nil }
        // What the name has beyond the text makes it a different, more special place.
        let heavy = name.indices.filter { !PlaceWords.weak.contains(name[$0]) }
        let covered = heavy.count {
            usedOfName.contains($0) || candidate.context.contains(name[$0]) || candidate.kinds.contains(name[$0])
                || words.contains(name[$0])
        }
        let coverage = heavy.isEmpty ? 1 : Double(covered) / Double(heavy.count)
        // More so where the text has a slip, which may be one of another word.
        let share = isExact || coverage < 0.7 ? 0.3 : 0.5
        var value = got / wanted * (1 - share + share * coverage)
        // Domodossola is not "Milano Domodossola" in Milan.
        let untold = heavy.count { !usedOfName.contains($0) && candidate.context.contains(name[$0]) }
        value -= min(0.12, 0.06 * Double(untold))
        // An address that was not asked for by number is one of many in its street; what has a name is itself.
        // The 5 of Rua 5 de Outubro asks for no house.
        let numbers = words.indices.filter { PlaceWords.isNumber(words[$0]) && !asides.contains($0) }
        let asksForNumber = numbers.count > usedOfName.count { PlaceWords.isNumber(name[$0]) }
        if isHouse, !candidate.numbers.isEmpty, !asksForNumber { value *= 0.8 }
        // By its kind alone one of many is found: something to choose from, before what lies in a street of that name;
        // neither decides.
        if !namesIt, !namesStreet { value = min(value * 0.85, PlaceDecision.leastScore - 0.01) }
        if !namesIt, namesStreet, !isHouse, !candidate.street.allSatisfy({ words.contains($0) }) {
            value = min(value * 0.8, PlaceDecision.leastScore - 0.05)
        }
        let isNamed = namesIt || namesStreet
        let isExactlyNamed = isNamed && isExact && coverage > 0.99
        let kinds = name.indices.filter { PlaceWords.streetKinds.contains(name[$0]) }
        // What stands before the words of the text: "Escadaria da Sé" is not the Sé.
        let before = heavy.prefix { index in
            let word = name[index]
            let isKind = candidate.kinds.contains(word) && (namesKind || !candidate.isStreet)
            return !usedOfName.contains(index) && !words.contains(word) && !candidate.context.contains(word) && !isKind
        }.count
        let leavesKind =
            candidate.isNamedAfter && !words.contains(where: candidate.kinds.contains)
            && heavy.contains { !usedOfName.contains($0) && candidate.kinds.contains(name[$0]) }
        let isUnsaid =
            (candidate.isStreet || isHouse) && !namesKind && !hasNumber && !kinds.isEmpty
            && !kinds.contains(where: usedOfName.contains)
        let isPublic = candidate.isStreet || candidate.isStop
        let isPart =
            !isExact && (coverage < 0.7 || isBeginning || leavesArticle && candidate.isStop)
            || candidate.isStop && coverage < 0.5 || heavy.count > 1 && words.allSatisfy { $0.utf8.count == 1 }
            || told == 1 && covered < heavy.count && !isHouse && (!candidate.isStreet || kinds.isEmpty)
            || leavesKind && !isHouse
            || before > (isPublic || isHouse ? 0 : 1) && !hasNumber && heavy.count > 1 && (isPublic || !namesKind)
        // Written with an article that the text lacks, it is a little less likely.
        let articles = name.indices.count { PlaceWords.weak.contains(name[$0]) && !usedOfName.contains($0) }
        value -= min(0.04, 0.02 * Double(articles))
        difference += articles + 2 * (heavy.count - covered)
        return Score(
            value: value - distancePenalty(candidate.coordinate),
            isExact: isExactlyNamed && hasItsNumber,
            isExactlyNamed: isExactlyNamed,
            doubt: leavesWords || !missingNumbers.isEmpty && candidate.isStop
                ? .wordsLeft : isUnsaid ? .streetUnsaid : isPart ? .likeAPart : nil,
            missingNumbers: missingNumbers,
            isHouse: isHouse,
            difference: difference
        )
    }

    /// What a word that is similar, or an article that is missing, counts in ``PlaceMatch/difference``.
    private static func difference(_ similarity: Double, _ weight: Double) -> Int {
        if weight < 0.5 { return 1 }
        return similarity > 0.7 ? 1 : similarity > 0.55 ? 2 : 3
    }

    private static let longestCode = 5

    /// "Cabin" is the beginning of Cabine; of more words the last may lack a letter by a slip.
    private func isCutOff(_ word: String, of name: [String]) -> Bool {
        guard word.utf8.count >= 3, word == words.last else { return false }
        let slip = words.count == 1 ? 0 : 1
        return name.contains { $0.hasPrefix(word) && $0.utf8.count > word.utf8.count + slip }
    }

    private static func weight(of word: String) -> Double {
        if PlaceWords.weak.contains(word) || PlaceWords.regnal.contains(word) { return 0.2 }
        if PlaceWords.generic.contains(word) { return 0.6 }
        return PlaceWords.isNumber(word) ? 1.2 : 1
    }

    /// What a place tells about a house number that it has not got: a neighbour much, the street as a whole something.
    private func nearness(of number: String, _ candidate: Candidate) -> Double? {
        if candidate.isStreet { return 0.5 }
        guard let asked = PlaceWords.leadingInteger(number) else { return nil }
        let apart = candidate.numbers.compactMap(PlaceWords.leadingInteger).map { abs($0 - asked) }.min()
        return apart.map { max(0, 0.65 - Double($0) / 30) }
    }

    private func similarity(of word: String, to others: [String], _ used: inout Set<Int>) -> Double {
        var best = (value: 0.0, index: -1)
        for index in others.indices where !used.contains(index) {
            let value = similarity(word, others[index])
            if value > best.value { best = (value, index) }
        }
        if best.index >= 0 { used.insert(best.index) }
        return best.value
    }

    private func similarity(of word: String, to others: [String]) -> Double {
        others.reduce(0) { max($0, similarity(word, $1)) }
    }

    /// 0.85 for the beginning of a longer word where one is still typing (the last word), else 0.5; 0.8 and 0.65 for
    /// one and two slips.
    private func similarity(_ typed: String, _ known: String) -> Double {
        if typed == known { return 1 }
        // "Test" is no beginning of the stop TEST1.
        if PlaceWords.hasFigure(known), !PlaceWords.hasFigure(typed) { return 0 }
        // Nor is it "est".
        if known.utf8.count <= 3, known.utf8.first != typed.utf8.first { return 0 }
        if Self.isBeginning(typed, of: known) { return typed == words.last ? 0.85 : 0.5 }
        return Self.slips(typed, known).map { $0 == 1 ? 0.8 : 0.65 } ?? 0
    }

    /// Whether a word may be meant by what was typed: it is its beginning, or has a slip or two.
    static func resembles(_ typed: String, _ known: String) -> Bool {
        isBeginning(typed, of: known) || slips(typed, known) != nil
    }

    private static func isBeginning(_ typed: String, of known: String) -> Bool {
        typed.utf8.count >= 3 && !PlaceWords.isNumber(typed) && known.hasPrefix(typed)
    }

    private static func slips(_ typed: String, _ known: String) -> Int? {
        let own = EditDistance.between(typed, known, limit: EditDistance.allowance(typed, known))
        guard let others = PlaceWords.otherSpellings(of: known) else { return own }
        let slips = others.compactMap { EditDistance.between(typed, $0, limit: EditDistance.allowance(typed, $0)) }
        return (slips + [own].compactMap(\.self)).min()
    }

    /// Up to 0.05 at 50 km: breaks ties, never outweighs a better name.
    private func distancePenalty(_ coordinate: Coordinate) -> Double {
        guard let near else { return 0 }
        return min(0.05, near.distance(to: coordinate).kilometres / 1000)
    }
}
