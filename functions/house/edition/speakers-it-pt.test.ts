import { expect, it } from "vitest";
import { speakerIn, type Trap } from "./speaker.test-data.ts";

const italian: Trap[] = [
  ["«Non c’era scelta», dice Anna Rossi, 54 anni. «Una scelta c’è sempre», ribatte Paolo Conti, 61 anni.", "Non c’era", null],
  ["«Non c’era scelta», dice Anna Rossi, 54 anni. «Una scelta c’è sempre», ribatte Paolo Conti, 61 anni.", "Una scelta", null],
  ["Anna Rossi, 54 anni, ha incontrato Paolo Conti, 61 anni, alla diga. «L’acqua è più alta dell’anno scorso», ha detto.", "L’acqua", null],
  ["La sindaca ha visitato Anna Rossi, 54 anni. «Questo muro va rifatto prima dell’inverno», ha detto.", "Questo muro", null],
  ["Anna Rossi, 54 anni, ha aperto il cancello. La direttrice la seguiva. «Questo muro deve cadere», ha detto lei.", "Questo muro", null],
  ["«Torni martedì con il modulo», ha detto a Paolo Conti, 61 anni.", "Torni", null],
  ["«Torni martedì con il modulo», ha detto l’impiegata a Paolo Conti, 61 anni.", "Torni", null],
  ["Paolo Conti, 61 anni, aspettava al cancello. «Non l’ho mai visto così», ha detto lei.", "Non l’ho", null],
  ["Anna Rossi non ha detto: «Il ponte è sicuro per i camion».", "Il ponte", null],
  ["Anna Rossi, 54 anni, non ha mai detto: «Il ponte è sicuro per i camion».", "Il ponte", null],
  ["Paolo Conti, 61 anni, racconta che sul cartello c’era scritto: «Vietato calpestare l’erba».", "Vietato", null],
  ["Paolo Conti, 61 anni, che non ha detto nulla, ha lasciato un biglietto: «Sono dalle pecore».", "Sono dalle", null],
  ["Nel suo libro «La lunga strada verso l’acqua», Anna Rossi racconta il mulino.", "La lunga", null],
  ["Anna Rossi, autrice di «La lunga strada verso l’acqua», aggiunge che il mulino è più vecchio.", "La lunga", null],
  ["Secondo Anna Rossi, Paolo Conti ha detto: «Non ho mai firmato quel foglio».", "Non ho", null],
  ["Una vicina si è affacciata. «Chiedete a Paolo Conti», ha detto.", "Chiedete", null],
  ["«Il mare non gli piaceva», racconta la sorella di Paolo Conti.", "Il mare", null],
  ["«Stiamo rivedendo la decisione», precisa il Comune. Paolo Conti, 61 anni, aspetta.", "Stiamo", null],
  ["Anna Rossi ricorda il nonno: «Non vendere mai il campo».", "Non vendere", null],
  ["Anna Rossi, 54 anni, ha chiuso il forno. «Il pane non ha fretta», si dice.", "Il pane", null],
  ["«Non pagheremo», ha detto l’avvocato di Paolo Conti.", "Non pagheremo", null],
  ["«Non c’era scelta», spiega Anna Rossi, 54 anni, agricoltrice. «Il fienile era bruciato».", "Il fienile", "Anna Rossi"],
  ["«Questo muro – spiega Anna Rossi – deve cadere in maggio».", "Questo muro", "Anna Rossi"],
  ["La presidente del club, Anna Rossi, precisa: «Questo muro deve cadere».", "Questo muro", "Anna Rossi"],
  ["Anna Rossi, 54 anni, ha aperto il cancello. «Questo muro deve cadere», ha detto.", "Questo muro", "Anna Rossi"],
  ["“Questo muro deve cadere”, ha detto ieri il sindaco di Macerata, Paolo Conti.", "Questo muro", "Paolo Conti"],
  ["«Mi ha detto “non finirai mai” e ho finito», ricorda Anna Rossi, 54 anni.", "Mi ha detto", "Anna Rossi"],
  ["«Questo muro deve cadere», ha spiegato il dott. Paolo Conti.", "Questo muro", "Paolo Conti"],
  ["«È una farsa», spiega lo staff di Anna Rossi.", "È una", null],
  ["Anna Rossi, 54 anni, ha parlato con il suo avvocato. «È una farsa», ha detto.", "È una", null],
  ["Ad Anna Rossi il sindaco ha detto: «È una farsa».", "È una", null],
];

it.each(italian)("Italian: %s (%s…)", (content, opening, name) => {
  expect(speakerIn(content, "it", opening)).toBe(name);
});

const portuguese: Trap[] = [
  ["“Não havia escolha”, disse Ana Prado, 54. “Sempre há uma escolha”, respondeu Paulo Reis, 61.", "Não havia", null],
  ["“Não havia escolha”, disse Ana Prado, 54. “Sempre há uma escolha”, respondeu Paulo Reis, 61.", "Sempre há", null],
  [
    "Ana Prado, 54 anos, encontrou Paulo Reis, 61 anos, na barragem. “A água está mais alta que no ano passado”, disse ele.",
    "A água",
    null,
  ],
  ["A prefeita visitou Ana Prado, 54 anos. “Este muro precisa ser refeito antes do inverno”, disse.", "Este muro", null],
  ["Ana Prado, 54 anos, abriu o portão. A diretora veio atrás. “Este muro tem de cair”, disse ela.", "Este muro", null],
  ["“Volte na terça com o formulário”, disse a Paulo Reis, 61 anos.", "Volte", null],
  ["“Volte na terça com o formulário”, disse a funcionária a Paulo Reis, 61 anos.", "Volte", null],
  ["Paulo Reis, 61 anos, esperava no portão. “Nunca vi nada assim”, disse ela.", "Nunca vi", null],
  ["Ana Prado não disse: “A ponte é segura para caminhões.”", "A ponte", null],
  ["Ana Prado, 54 anos, nunca disse: “A ponte é segura para caminhões.”", "A ponte", null],
  ["Paulo Reis, 61 anos, contou que na placa estava escrito: “Proibido pisar na grama.”", "Proibido", null],
  ["Paulo Reis, 61 anos, que não disse nada, deixou um bilhete: “Fui cuidar das ovelhas.”", "Fui cuidar", null],
  ["Em seu livro “O longo caminho até a água”, Ana Prado conta a história do moinho.", "O longo", null],
  ["Ana Prado, autora de “O longo caminho até a água”, acrescenta que o moinho é mais velho.", "O longo", null],
  ["Segundo Ana Prado, Paulo Reis disse: “Nunca assinei esse papel.”", "Nunca assinei", null],
  ["Uma vizinha apareceu. “Perguntem ao Paulo Reis”, disse ela.", "Perguntem", null],
  ["“Ele nunca gostou do mar”, contou a irmã de Paulo Reis.", "Ele nunca", null],
  ["“Estamos revendo a decisão”, informou a prefeitura. Paulo Reis, 61 anos, espera.", "Estamos", null],
  ["Ana Prado lembra do avô: “Nunca venda o campo.”", "Nunca venda", null],
  ["Ana Prado, 54 anos, fechou o forno. “O pão não tem pressa”, diz-se.", "O pão", null],
  ["“Não vamos pagar”, disse o advogado de Paulo Reis.", "Não vamos", null],
  ["“Não havia escolha”, afirmou Ana Prado, 54 anos, agricultora. “O celeiro queimou.”", "O celeiro", "Ana Prado"],
  ["— É um dia feliz — disse Ana Prado. — Já era hora.", "É um dia", "Ana Prado"],
  ["— É um dia feliz — disse Ana Prado. — Já era hora.", "Já era", "Ana Prado"],
  ["A presidente do clube, Ana Prado, afirmou: “Este muro tem de cair.”", "Este muro", "Ana Prado"],
  ["Ana Prado, 54 anos, abriu o portão. “Este muro tem de cair”, disse.", "Este muro", "Ana Prado"],
  ["“Este muro tem de cair”, afirmou ontem o prefeito de Garanhuns, Paulo Reis.", "Este muro", "Paulo Reis"],
  ["“Ele me disse ‘você não termina nunca’ e eu terminei”, lembra Ana Prado, 54 anos.", "Ele me disse", "Ana Prado"],
  ["Uma nota de Ana Prado afirmou: “É uma farsa.”", "É uma", null],
  ["“É uma farsa”, explicou a equipe de Ana Prado.", "É uma", null],
  ["Ana Prado, 54 anos, falou com a advogada. “É uma farsa”, disse ela.", "É uma", null],
];

it.each(portuguese)("Portuguese: %s (%s…)", (content, opening, name) => {
  expect(speakerIn(content, "pt", opening)).toBe(name);
});
