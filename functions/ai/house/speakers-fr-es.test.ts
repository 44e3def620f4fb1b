import { expect, it } from "vitest";
import { speakerIn, type Trap } from "./speaker.test-data.ts";

const french: Trap[] = [
  [
    "« Nous n’avions pas le choix », dit Claire Dubois, 54 ans. « On a toujours le choix », répond Paul Mercier, 61 ans.",
    "Nous n’avions",
    null,
  ],
  [
    "« Nous n’avions pas le choix », dit Claire Dubois, 54 ans. « On a toujours le choix », répond Paul Mercier, 61 ans.",
    "On a toujours",
    null,
  ],
  [
    "Claire Dubois, 54 ans, a retrouvé Paul Mercier, 61 ans, au barrage. « L’eau est plus haute que l’an dernier », dit-elle.",
    "L’eau est",
    null,
  ],
  ["La maire a rendu visite à Claire Dubois, 54 ans. « Ce mur doit être refait avant l’hiver », a-t-elle dit.", "Ce mur", null],
  ["Claire Dubois, 54 ans, a ouvert la grille. La directrice l’a suivie. « Ce mur doit tomber », dit-elle.", "Ce mur", null],
  ["« Revenez mardi avec le formulaire », a dit l’employé à Paul Mercier, 61 ans.", "Revenez", null],
  ["« Revenez mardi avec le formulaire », lui a-t-il répondu. Paul Mercier, 61 ans, est parti.", "Revenez", null],
  ["Paul Mercier, 61 ans, attendait devant la grille. « Je n’ai jamais vu cela », dit-elle.", "Je n’ai", null],
  ["Claire Dubois, 54 ans, n’a jamais dit : « Le pont est sûr pour les camions. »", "Le pont", null],
  ["Claire Dubois n’a pas dit : « Le pont est sûr pour les camions. »", "Le pont", null],
  ["Claire Dubois, 54 ans, explique que le panneau disait : « Défense de marcher sur la pelouse. »", "Défense", null],
  ["Paul Mercier, 61 ans, qui n’a rien dit de la soirée, a laissé un mot : « Parti nourrir les moutons. »", "Parti nourrir", null],
  ["Dans son livre « Le Long Chemin vers la rivière », Claire Dubois raconte le moulin.", "Le Long", null],
  ["Claire Dubois, autrice de « Le Long Chemin vers la rivière », ajoute que le moulin est plus vieux.", "Le Long", null],
  ["Selon Claire Dubois, Paul Mercier a dit : « Je n’ai jamais signé ce papier. »", "Je n’ai", null],
  ["« Je n’ai jamais signé ce papier », a dit Paul Mercier, d’après Claire Dubois.", "Je n’ai", null],
  ["Une voisine s’est penchée. « Demandez à Paul Mercier », dit-elle.", "Demandez", null],
  ["« Il n’aimait pas la mer », raconte la sœur de Paul Mercier.", "Il n’aimait", null],
  ["« Nous réexaminons la décision », indique la mairie. Paul Mercier, 61 ans, attend.", "Nous réexaminons", null],
  ["« Nous réexaminons la décision », explique la fille du boulanger, Claire Dubois.", "Nous réexaminons", null],
  ["Claire Dubois, 54 ans, a souri quand les enfants ont crié : « Vive la chèvre de Saint-Aubin ! »", "Vive la", null],
  [
    "« Nous n’avions pas le choix », explique Claire Dubois, 54 ans, agricultrice. « La grange avait brûlé. »",
    "La grange",
    "Claire Dubois",
  ],
  ["« Ce mur doit tomber, explique Claire Dubois, présidente du club, et il tombera en mai. »", "Ce mur doit", "Claire Dubois"],
  ["« Ce mur doit tomber », a déclaré samedi la maire, Claire Dubois.", "Ce mur doit", "Claire Dubois"],
  ["La présidente du club, Claire Dubois, précise : « Ce mur doit tomber. »", "Ce mur", "Claire Dubois"],
  ["Claire Dubois, 54 ans, a ouvert elle-même la grille. « Ce mur doit tomber », dit-elle.", "Ce mur", "Claire Dubois"],
  ["« Il m’a dit : “Tu ne finiras jamais”, et j’ai fini », raconte Claire Dubois, 54 ans.", "Il m’a dit", "Claire Dubois"],
  ["Le maire, Paul Mercier, est venu. Pour M. Mercier, rien ne presse. « Le mur tiendra », assure M. Mercier.", "Le mur", "Paul Mercier"],
  ['"Le mur tiendra", assure Paul Mercier, maire de Guéret.', "Le mur", "Paul Mercier"],
  ["Claire Dubois raconte que sa mère disait : « Ne vends jamais le champ. »", "Ne vends", null],
  ["Claire Dubois, 54 ans, est rentrée chez elle. « Le pain n’attend pas », dit-on au village.", "Le pain", null],
  ["« Ne vends jamais le champ », a dit Claire Dubois en citant son père.", "Ne vends", null],
  ["Si Claire Dubois avait dit : « Nous paierons tout de suite », personne n’aurait ri.", "Nous paierons", null],
  ["« Nous ne paierons pas », a dit l’avocat de Paul Mercier.", "Nous ne", null],
  ["Claire Dubois, 54 ans, a ouvert la grille. « Ce mur doit tomber », a-t-elle ajouté.", "Ce mur", "Claire Dubois"],
];

it.each(french)("French: %s (%s…)", (content, opening, name) => {
  expect(speakerIn(content, "fr", opening)).toBe(name);
});

const spanish: Trap[] = [
  ["«No había otra salida», dijo Ana Ruiz, de 54 años. «Siempre la hay», respondió Pedro Gil, de 61 años.", "No había", null],
  ["«No había otra salida», dijo Ana Ruiz, de 54 años. «Siempre la hay», respondió Pedro Gil, de 61 años.", "Siempre la hay", null],
  ["Ana Ruiz, de 54 años, saludó a Pedro Gil, de 61 años. «El agua está más alta que nunca», dijo.", "El agua", null],
  ["La alcaldesa visitó el lunes a Ana Ruiz, de 54 años. «Este muro hay que levantarlo antes del invierno», dijo.", "Este muro", null],
  ["Ana Ruiz, de 54 años, abrió la verja. La directora la siguió. «Este muro tiene que caer», dijo ella.", "Este muro", null],
  ["«Vuelva el martes con el impreso», le dijo a Pedro Gil, de 61 años.", "Vuelva", null],
  ["«Vuelva el martes con el impreso», dijo la empleada a Pedro Gil, de 61 años.", "Vuelva", null],
  ["A Pedro Gil, de 61 años, le dijo: «Vuelva el martes con el impreso».", "Vuelva", null],
  ["Pedro Gil, de 61 años, esperaba en la verja. «Nunca lo había visto así», dijo ella.", "Nunca lo", null],
  ["Ana Ruiz no dijo: «El puente es seguro para los camiones».", "El puente", null],
  ["Ana Ruiz, de 54 años, nunca ha dicho: «El puente es seguro para los camiones».", "El puente", null],
  ["Pedro Gil, de 61 años, explicó que en el cartel ponía: «Prohibido pisar el césped».", "Prohibido", null],
  ["Pedro Gil, de 61 años, que no dijo nada en toda la noche, dejó una nota: «He ido a dar de comer a las ovejas».", "He ido", null],
  ["En su libro «El largo camino al agua», Ana Ruiz cuenta que el molino es más viejo.", "El largo", null],
  ["Ana Ruiz, autora de «El largo camino al agua», añade que el molino es más viejo.", "El largo", null],
  ["Según Ana Ruiz, Pedro Gil dijo: «Yo nunca firmé ese papel».", "Yo nunca", null],
  ["Una vecina se asomó. «Pregunten a Pedro Gil», dijo.", "Pregunten", null],
  ["«Nunca le gustó el mar», contó la hermana de Pedro Gil.", "Nunca le", null],
  ["«Estamos revisando la decisión», señaló el ayuntamiento. Pedro Gil, de 61 años, espera.", "Estamos", null],
  ["—Es un día feliz —dijo la hija de Ana Ruiz—. Ya era hora.", "Es un día", null],
  ["Ana Ruiz contó que su madre le decía: «Nunca vendas el campo».", "Nunca vendas", null],
  ["Ana Ruiz, de 54 años, recordó a su abuelo: «Nunca vendas el campo».", "Nunca vendas", null],
  ["Ana Ruiz, de 54 años, cerró el horno. «El pan no tiene prisa», se dice.", "El pan", null],
  ["«No pagaremos», dijo el abogado de Pedro Gil.", "No pagaremos", null],
  ["¿Quién lo vio? «¿Y por qué nadie llamó?», pregunta Ana Ruiz, vecina del barrio.", "¿Y por qué", "Ana Ruiz"],
  ["—Es un día feliz —dijo Ana Ruiz—. Ya era hora de abrir.", "Es un día", "Ana Ruiz"],
  ["—Es un día feliz —dijo Ana Ruiz—. Ya era hora de abrir.", "Ya era", "Ana Ruiz"],
  ["«No había otra salida», explicó Ana Ruiz, de 54 años, agricultora. «El granero ardió».", "El granero", "Ana Ruiz"],
  ["«Este muro —explicó Ana Ruiz— tiene que caer en mayo».", "Este muro", "Ana Ruiz"],
  ["La presidenta del club, Ana Ruiz, precisó: «Este muro tiene que caer».", "Este muro", "Ana Ruiz"],
  ["Ana Ruiz, de 54 años, abrió la verja. «Este muro tiene que caer», dijo.", "Este muro", "Ana Ruiz"],
  ["“Este muro tiene que caer”, dijo ayer el alcalde de Meira, Pedro Gil.", "Este muro", "Pedro Gil"],
  ["«Me dijo “no acabarás nunca” y acabé», recuerda Ana Ruiz, de 54 años.", "Me dijo", "Ana Ruiz"],
];

it.each(spanish)("Spanish: %s (%s…)", (content, opening, name) => {
  expect(speakerIn(content, "es", opening)).toBe(name);
});
