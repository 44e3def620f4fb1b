import type { FreshSet } from "./fresh-statements.ts";

/** Blind: see blind-sets.test-data.ts. */
export const blindPt: readonly FreshSet[] = [
  {
    article: {
      title: "Professora vence eleição em Serra Formosa",
      region: "Serra Formosa",
      author: "Otávio Brandão",
      publishDate: "2026-10-05",
      language: "pt",
      content: `A professora Jandira Valadares, de 47 anos, foi eleita no domingo prefeita de Serra Formosa com 52,3% dos votos válidos. Ela derrotou o atual prefeito, Reinaldo Cintra, que governava a cidade desde 2017.

A diferença foi de 1.846 votos. Dos 41.200 eleitores, 82% foram às urnas, o maior número em vinte anos. A apuração terminou às 19h40, e uma hora depois a praça da Matriz estava cheia.

"Não ganhei sozinha, ganhamos a pé, de porta em porta", disse Valadares diante de cerca de 3 mil pessoas. Ela prometeu 600 vagas em creches até o fim de 2027 e a reforma do hospital Santa Dulce. Cintra ligou para ela às 20h. "A cidade escolheu, e eu respeito", afirmou ele.

A nova prefeita, do partido Frente Serrana, terá maioria apertada: oito dos 15 vereadores. Quatro deles são mulheres, o dobro de antes. O cientista político Evandro Lisboa, da Universidade do Cerrado Alto, diz que o preço da passagem de ônibus decidiu a eleição. "Cinquenta centavos derrubaram um governo", resumiu.

A posse será em 1º de janeiro. Valadares, mãe de dois filhos, disse que continuará dando aula às sextas-feiras.`,
    },
    numbers: [
      "A candidata teve [[56,1%]] dos votos válidos.",
      "Ela prometeu abrir [[900 vagas]] em creches.",
      "Mãe de [[quatro filhos]], ela mora no centro da cidade.",
    ],
    dates: ["Cintra governava a cidade desde [[2013]].", "A apuração terminou às [[21h15]]."],
    names: ["O vice será o médico [[Aloísio Peçanha]].", "A prefeita prometeu reformar o hospital [[Santa Efigênia]]."],
    quotations: [
      `"[[A cidade escolheu, e eu não respeito]]", afirmou Cintra.`,
      `"[[Trinta centavos derrubaram um governo]]", resumiu o cientista político.`,
    ],
    truths: [
      "Jandira Valadares, de 47 anos, venceu com pouco mais de 52 por cento.",
      "A vitória foi por 1846 votos.",
      "Mais de quatro em cada cinco eleitores foram votar.",
      "Às vinte para as oito da noite os votos estavam contados.",
      "Umas três mil pessoas ouviram a eleita na praça da Matriz.",
      "“Não ganhei sozinha”, disse ela.",
      "Reinaldo Cintra, prefeito havia nove anos, telefonou às oito da noite.",
      "Na Câmara, a Frente Serrana terá oito vereadores contra sete da oposição.",
      "Antes havia duas vereadoras; agora são quatro.",
      "Evandro Lisboa, da Universidade do Cerrado Alto, vê no preço do ônibus a causa: “Cinquenta centavos derrubaram um governo.”",
      "Valadares toma posse no dia 1º de janeiro de 2027.",
    ],
  },
  {
    article: {
      title: "Cometa visível esta semana no céu de Alcarva",
      region: "Alcarva",
      author: "Leonor Sampaio",
      publishDate: "2026-04-20",
      language: "pt",
      content: `O cometa Hallgrim-Ito passa esta semana a 74 milhões de quilómetros da Terra e pode ser visto a olho nu em Alcarva. A melhor noite será a de quinta-feira, 23 de abril, entre as 21h15 e as 22h30, a oeste.

"Quem o perder terá de esperar 3.200 anos", avisa a astrónoma Benedita Falcão, do Observatório do Monte Corvo. "Não é preciso telescópio, é preciso escuridão." Foi descoberto em novembro de 2024 pelo islandês Sindri Hallgrim e, na mesma noite, pela japonesa Yumi Ito.

A cauda mede 18 milhões de quilómetros. O núcleo, de gelo e poeira, tem apenas 6 quilómetros de diâmetro e viaja a 41 quilómetros por segundo.

O observatório abre as portas durante quatro noites, de quarta a sábado. Há 250 lugares por noite; o bilhete custa 4 euros, e metade para estudantes. Na última semana venderam-se três quartos dos bilhetes. A Câmara Municipal vai apagar os candeeiros da marginal às 21h00.

O reformado Abílio Serrão, de 88 anos, já viu onze cometas. "O de 1997 era mais bonito, mas eu também era mais novo", diz ele.`,
    },
    numbers: [
      "O cometa passa a [[47 milhões de quilómetros]] da Terra.",
      "O núcleo tem [[nove quilómetros]] de diâmetro.",
      "O bilhete normal custa [[6 euros]].",
    ],
    dates: ["O cometa foi descoberto em [[novembro de 2023]].", "A melhor noite será a de [[sexta-feira]], 23 de abril."],
    names: [
      "A astrónoma [[Teresa]] Falcão trabalha no observatório há muito.",
      "Também a [[Agência Espacial Europeia]] acompanha o cometa.",
    ],
    quotations: [
      `"[[É preciso telescópio]]", avisa a astrónoma.`,
      `"[[O de 1997 era mais feio, mas eu também era mais novo]]", diz Abílio Serrão.`,
    ],
    truths: [
      "Passarão trinta e dois séculos até o Hallgrim-Ito voltar.",
      "Na noite de 23 de abril, das nove e um quarto às dez e meia, convém olhar para oeste.",
      "Os estudantes pagam dois euros.",
      "Yumi Ito, japonesa, e Sindri Hallgrim, islandês, descobriram-no na mesma noite, há cerca de ano e meio.",
      "Na última semana venderam-se 75% dos bilhetes.",
      "Nas quatro noites haverá mil lugares ao todo.",
      "O núcleo tem seis quilómetros de diâmetro, a cauda 18 milhões.",
      "Abílio Serrão, aos 88 anos, conta onze cometas.",
      "«Não é preciso telescópio, é preciso escuridão», diz Benedita Falcão.",
      "Às nove da noite apagam-se as luzes da marginal.",
      "De 22 a 25 de abril, o Observatório do Monte Corvo recebe visitantes.",
    ],
  },
];
