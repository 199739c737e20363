internal import DayPlanner
internal import Geo

/// What an event tells of the meaning of a text: the choice that its owner made there.
struct PlaceTeaching: Equatable {
    var text: String
    var title: String
    var coordinate: Coordinate

    /// So close to a choice, an answer means that choice.
    static let samePlace = Metres(150)

    /// What the answer to a question teaches: the meaning of the text that was asked about, and of the answer where
    /// nobody else would understand it.
    ///
    /// - Parameters:
    ///   - question: what was asked when the event had another text.
    ///   - text: what stands in the event now.
    ///   - reading: what that means.
    ///   - isSaved: whether it is the name of a saved place: moved to one's office, a dentist is not there from now on.
    /// - Returns: nothing where the text is no answer.
    static func answers(
        to question: PlaceQuestion,
        text: String,
        reading: PlaceReading,
        isSaved: Bool
    ) -> [PlaceTeaching] {
        guard LearnedPlace.key(text) != LearnedPlace.key(question.text) else { return [] }
        if let choice = question.choice(pastedInto: text) {
            let title = PlaceCoordinates.words(around: choice.text)
            let meant = PlaceTeaching(text: question.text, title: title, coordinate: choice.coordinate)
            let isUnderstood = reading.known.map { $0.coordinate.distance(to: choice.coordinate) <= samePlace } ?? false
            if isUnderstood { return [meant] }
            return [meant, PlaceTeaching(text: text, title: title, coordinate: choice.coordinate)]
        }
        guard let place = reading.known, place.exactness == nil else { return [] }
        let isOffered = question.choices.contains { $0.coordinate.distance(to: place.coordinate) <= samePlace }
        guard isOffered || question.isRefined(by: text) || question.choices.isEmpty && !isSaved else { return [] }
        let words = PlaceCoordinates.words(around: text)
        let title = words.isEmpty ? place.nearby ?? place.name : words
        return [PlaceTeaching(text: question.text, title: title, coordinate: place.coordinate)]
    }

    /// What was written as the place of the question itself: whatever it is, it is the answer.
    ///
    /// - Returns: nil where nothing was written, or it is no place.
    init?(noted text: String, for question: PlaceQuestion, meaning reading: PlaceReading) {
        if let choice = question.choice(pastedInto: text) {
            let title = PlaceCoordinates.words(around: choice.text)
            self.init(text: question.text, title: title, coordinate: choice.coordinate)
        } else if let place = reading.known, place.exactness == nil {
            let title = PlaceCoordinates.words(around: text)
            self.init(text: question.text, title: title, coordinate: place.coordinate)
        } else {
            return nil
        }
    }

    init(text: String, title: String, coordinate: Coordinate) {
        self.text = text
        self.title = title
        self.coordinate = coordinate
    }
}
