import { expect, it } from "vitest";
import { speakerIn, type Trap } from "./speaker.test-data.ts";

const english: Trap[] = [
  // Two speak in one paragraph.
  ["“We had no choice,” said Ruth Calder, 54. “There was always a choice,” said Owen Pratt, 61.", "We had no", null],
  ["“We had no choice,” said Ruth Calder, 54. “There was always a choice,” said Owen Pratt, 61.", "There was always", null],
  // A pronoun after two names.
  ["Ruth Calder, 54, met Owen Pratt, 61, at the weir. “The water is higher than last year,” he said.", "The water", null],
  // The pronoun means the subject of the sentence, who has no name.
  ["The mayor visited Ruth Calder, 54, on Monday. “This wall must be rebuilt before winter,” she said.", "This wall", null],
  ["The council wrote to Ruth Calder, 54. A spokeswoman rang her. “This wall must go,” she said.", "This wall", null],
  ["Ruth Calder, 54, opened the gate. The manager followed. “This wall must go by May,” she said.", "This wall", null],
  // The one told is not the one who tells.
  ["“Come back on Tuesday with the form,” he told Owen Pratt, 61.", "Come back", null],
  ["The clerk told Owen Pratt, 61: “Come back on Tuesday with the form.”", "Come back", null],
  ["“Come back on Tuesday,” said the clerk to the farmer, Owen Pratt.", "Come back", null],
  // The gender of the name does not fit.
  ["Owen Pratt, 61, stood at the gate. “I have never seen it like this,” she said.", "I have never", null],
  // Denied.
  ["Ruth Calder, 54, never said: “The bridge is safe for lorries.”", "The bridge", null],
  ["Ruth Calder, 54, did not say “the bridge is safe for lorries”.", "the bridge", null],
  ["Ruth Calder, 54, said nothing. “The bridge is safe,” read a card on the door.", "The bridge", null],
  // What somebody saw, read or found.
  ["“Back at nine tomorrow morning,” read the note that Owen Pratt, 61, said he had found.", "Back at nine", null],
  ["Owen Pratt, 61, said the sign on the gate read: “Keep off the grass.”", "Keep off", null],
  ["“I will not move,” said Owen Pratt, pointing at the sign, “Keep Off The Grass Please”.", "Keep Off", null],
  ["Owen Pratt, 61, who said nothing all night, left a note: “Gone to feed the sheep.”", "Gone to feed", null],
  // Titles of things.
  ["In her book, “The Long Way Down to Water,” Ruth Calder said the mill was older.", "The Long Way", null],
  ["Ruth Calder, who wrote “The Long Way Down to Water”, said the mill was older.", "The Long Way", null],
  ["“The Long Way Down to Water” author Ruth Calder said she was tired.", "The Long Way", null],
  ["“It sails on Monday,” said Ruth Calder, whose boat, “Daughter of the Tide”, was ready.", "Daughter of", null],
  // Reported by a third.
  ["Owen Pratt, according to Ruth Calder, said: “I never signed that paper.”", "I never", null],
  ["“I never signed that paper,” Owen Pratt said, according to Ruth Calder.", "I never", null],
  // Borrowed words.
  ["“Friendly” neighbours, Ruth Calder said, had cut the hedge.", "Friendly", null],
  // A name inside the quotation only.
  ["“Owen Pratt will tell you that himself,” said the farmer.", "Owen Pratt", null],
  ["A neighbour leaned over the wall. “Ask Owen Pratt about it,” she said.", "Ask Owen", null],
  // Somebody else of the family, an institution.
  ["“He never liked the sea,” said the sister of Owen Pratt.", "He never", null],
  ["“We are reviewing the decision,” said the council. Owen Pratt, 61, waited.", "We are", null],
  // Another's words under a verb that has a subject of its own.
  ["Ruth Calder, 54, laughed when the children shouted: “Hurrah for the goat!”", "Hurrah", null],
  // Somebody who stops, serves or answers the person named.
  ["Sam Ridley, 17, was stopped by a guard. “You cannot go in there,” he said.", "You cannot", null],
  ["Sam Ridley, 17, waved to a walker. “You cannot go in there,” he said.", "You cannot", null],
  ["“Is it safe?” Ruth Calder asked. “Not yet, but it will be.”", "Not yet", null],
  ["“Is it safe?” Sam Ridley asked the engineer. “Not until the spring,” he said.", "Not until", null],
  ["When Owen Pratt, 61, asked why, the answer was short. “It is not our road,” he was told.", "It is not", null],
  ["A lawyer for Ruth Calder said: “It is not our road.”", "It is not", null],
  ["A statement from Ruth Calder said: “It is not our road.”", "It is not", null],
  ["Owen Pratt, 61, recalled what the nurse said: “It is not our road.”", "It is not", null],
  ["“It is not our road,” said Ruth Calder, 54, from Leeds, and her friend Ann Brown.", "It is not", null],
  ["“It is not our road,” reads the first line of Ruth Calder’s novel, she said.", "It is not", null],
  ["“It is not our road,” Ruth Calder told Owen Pratt, 61.", "It is not", "Ruth Calder"],
  // Quoted, supposed, alleged.
  ["Ruth Calder, quoting her father, said: “Never sell the top field.”", "Never sell", null],
  ["If Owen Pratt had said: “We will pay at once,” nobody would mind.", "We will", null],
  ["“We will pay at once,” Owen Pratt is alleged to have said.", "We will", null],
  ["“We will not pay,” said a lawyer for Owen Pratt.", "We will", null],
  ["“We will not pay,” said Owen Pratt’s lawyer.", "We will", null],
  ["Neither Owen Pratt nor Ruth Calder said: “We will not pay.”", "We will", null],
  ["As Owen Pratt, 61, left, a voice said: “We will not pay.”", "We will", null],
  ["Somebody had written “Go home, all of you” on the wall, Ruth Calder said.", "Go home", null],
  // Plain and sure.
  ["“We had no choice,” said Ruth Calder, 54, who farms at Netherby. “The barn was gone.”", "The barn", "Ruth Calder"],
  ["Ruth Calder, 54, opened the gate herself. “This wall must go,” she said.", "This wall", "Ruth Calder"],
  ["Calder’s barn burned. “The barn was gone,” the farmer, Ruth Calder, said on Monday.", "The barn", "Ruth Calder"],
  ["Asked about the cost, Ruth Calder, 54, said: “We shall manage somehow.”", "We shall", "Ruth Calder"],
  ["“He told me, ‘You will never finish,’ and I did,” said Ruth Calder, 54.", "He told me", "Ruth Calder"],
];

it.each(english)("English: %s (%s…)", (content, opening, name) => {
  expect(speakerIn(content, "en", opening)).toBe(name);
});

const german: Trap[] = [
  ["„Wir hatten keine Wahl“, sagte Ruth Kalter (54). „Die hatten Sie immer“, entgegnete Otto Brand (61).", "Wir hatten", null],
  ["„Wir hatten keine Wahl“, sagte Ruth Kalter (54). „Die hatten Sie immer“, entgegnete Otto Brand (61).", "Die hatten", null],
  ["Ruth Kalter (54) traf Otto Brand (61) am Wehr. „Das Wasser steht höher als sonst“, sagte er.", "Das Wasser", null],
  ["Die Bürgermeisterin besuchte am Montag Ruth Kalter (54). „Diese Mauer muss weg“, sagte sie.", "Diese Mauer", null],
  ["Ruth Kalter (54) öffnete das Tor. Die Leiterin folgte. „Diese Mauer muss weg“, sagte sie.", "Diese Mauer", null],
  ["„Kommen Sie am Dienstag wieder“, sagte er zu Otto Brand (61).", "Kommen Sie", null],
  ["Die Beamtin sagte Otto Brand (61): „Kommen Sie am Dienstag wieder.“", "Kommen Sie", null],
  ["Otto Brand (61) stand am Tor. „So habe ich es noch nie gesehen“, sagte sie.", "So habe", null],
  ["Ruth Kalter (54) sagte nicht: „Die Brücke ist sicher.“", "Die Brücke", null],
  ["Ruth Kalter (54) hat nie gesagt: „Die Brücke ist sicher für Lastwagen.“", "Die Brücke", null],
  ["„Bin um neun zurück“, stand auf dem Zettel, den Otto Brand (61), wie er sagte, gefunden hatte.", "Bin um neun", null],
  ["Otto Brand (61) sagte, auf dem Schild stehe: „Rasen betreten verboten.“", "Rasen", null],
  ["Otto Brand (61), der den ganzen Abend nichts sagte, hinterließ einen Zettel: „Bin bei den Schafen.“", "Bin bei", null],
  ["In ihrem Buch „Der lange Weg zum Wasser“ sagt Ruth Kalter, die Mühle sei älter.", "Der lange", null],
  ["Ruth Kalter, die „Der lange Weg zum Wasser“ schrieb, sagte, die Mühle sei älter.", "Der lange", null],
  ["Otto Brand sagte laut Ruth Kalter: „Ich habe das Papier nie unterschrieben.“", "Ich habe", null],
  ["„Freundliche“ Nachbarn, sagte Ruth Kalter, hätten die Hecke geschnitten.", "Freundliche", null],
  ["Eine Nachbarin lehnte am Zaun. „Fragen Sie Otto Brand danach“, sagte sie.", "Fragen Sie", null],
  ["„Er mochte das Meer nie“, sagte die Schwester von Otto Brand.", "Er mochte", null],
  ["„Wir prüfen den Beschluss“, teilte die Stadt mit. Otto Brand (61) wartete.", "Wir prüfen", null],
  ["„Wir zahlen nicht“, sagte Otto Brands Anwalt.", "Wir zahlen", null],
  ["In der Mitteilung von Ruth Kalter heißt es: „Wir zahlen nicht.“", "Wir zahlen", null],
  ["Ein Sprecher von Ruth Kalter sagte: „Wir zahlen nicht.“", "Wir zahlen", null],
  ["Die Stadt antwortete Ruth Kalter: „Wir zahlen nicht.“", "Wir zahlen", null],
  ["„Wir zahlen sofort“, soll Otto Brand gesagt haben.", "Wir zahlen", null],
  ["Otto Brand sagte, seine Frau habe gerufen: „Wir zahlen sofort.“", "Wir zahlen", null],
  ["„Wir zahlen nicht“, sagte der Anwalt von Otto Brand.", "Wir zahlen", null],
  ["„Ist es sicher?“, fragte Ruth Kalter (54). „Noch nicht, aber bald.“", "Noch nicht", null],
  ["„Wir hatten keine Wahl“, sagte Ruth Kalter (54), die in Netzbach wirtschaftet. „Die Scheune war weg.“", "Die Scheune", "Ruth Kalter"],
  ["Ruth Kalter (54) öffnete selbst das Tor. „Diese Mauer muss weg“, sagte sie.", "Diese Mauer", "Ruth Kalter"],
  ["Die Bäuerin Ruth Kalter sagte am Montag: „Diese Mauer muss weg.“", "Diese Mauer", "Ruth Kalter"],
  ["»Diese Mauer muss weg«, sagte Bürgermeisterin Ruth Kalter.", "Diese Mauer", "Ruth Kalter"],
  ["„Er sagte: ‚Du wirst nie fertig‘, und ich wurde fertig“, erzählt Ruth Kalter (54).", "Er sagte", "Ruth Kalter"],
];

it.each(german)("German: %s (%s…)", (content, opening, name) => {
  expect(speakerIn(content, "de", opening)).toBe(name);
});

it("gives no name to a speech that runs over paragraphs, and none to its last part", () => {
  const content =
    "Ruth Calder, 54, said: “We came over the hill.\n\n“There was no road left.\n\n“So we walked.”\n\nOwen Pratt, 61, listened.";
  for (const opening of ["We came", "There was", "So we"]) expect(speakerIn(content, "en", opening)).toBeNull();
});
