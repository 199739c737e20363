import Testing

@testable import Planning

/// Rooms without a place, in the languages that people write.
@Suite struct RoomWordsTests {
    @Test(arguments: [
        "Room 4", "room #12", "Aula 2.1", "aula B", "Meeting room Everest", "Conference Room 3 (2nd floor)",
        "Sala riunioni",
        "Sala riunioni Monte Bianco", "Sala 3, piano 2", "Stanza 12", "Raum E12", "Hörsaal 3",
        "Besprechungsraum Zugspitze",
        "Zimmer 4.07, 3. OG", "Salle B", "Salle de réunion Matisse", "Sala de reuniões 2", "Sala de juntas",
        "Vergaderzaal Rembrandt",
        "Boardroom", "Rm. 101", "2nd floor",
    ])
    func aRoomAlone(_ text: String) { #expect(RoomWords.areNamed(by: text)) }

    @Test(arguments: [
        "", "Office", "Room 4, Politecnico", "Aula Magna, Via Roma 5", "Sala Everest", "Aula Magna", "Roomba Store",
        "Via Sala 4",
        "Sala riunioni Via Roma 5", "Saletta dei Poeti Estinti di Roma", "Everest Room", "Room 4 Politecnico",
        "Piano Bar",
        "Salle Pleyel", "Milano", "5th Avenue 12",
    ])
    func somethingElse(_ text: String) { #expect(!RoomWords.areNamed(by: text)) }

    /// Where no map knows it.
    @Test func aNameThatMayBeARoom() {
        for text in ["Sala Everest", "Aula Magna", "Salle Pleyel", "Room 4"] { #expect(RoomWords.mayBeNamed(by: text)) }
        for text in ["Ristorante Everest", "Everest", "Sala Via Roma 5", "Politecnico, Aula Magna"] {
            #expect(!RoomWords.mayBeNamed(by: text))
        }
    }
}
