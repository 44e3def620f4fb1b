import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages3Pt: FreshSet = {
  article: {
    title: "Escola de Vila Serrana leva o xadrez à praça",
    region: "Vila Serrana",
    author: "Tainá Queiroga",
    publishDate: "2026-08-20",
    language: "pt",
    content: `O clube de xadrez da Escola Municipal Cora Figueira, em Vila Serrana, conquistou no domingo, 16 de agosto, o título estadual por equipes em Ribeirão das Flores. A equipe, formada por cinco alunos de 11 a 15 anos, venceu seis das sete rodadas e terminou meio ponto à frente do Colégio Atlântico, campeão nos quatro anos anteriores.

A partida decisiva durou 3 horas e 20 minutos. Com apenas 48 segundos no relógio, Kauã Rezende, de 13 anos, trocou a dama por um bispo e um peão e ganhou dezoito lances depois. «Eu não vi o mate, eu só vi que ele estava com medo», disse o menino, que aprendeu a jogar com o avô, pedreiro, em um tabuleiro de azulejos.

O clube nasceu em março de 2017, quando o professor de geografia Anselmo Portela, de 44 anos, encontrou na biblioteca onze caixas de peças esquecidas. No começo vinham sete alunos; hoje são 96, dos quais 52 são meninas. As aulas acontecem às segundas e quintas, das 17h30 às 19h15, debaixo de um toldo no pátio, porque a sala antiga alagou em janeiro de 2023. «A chuva levou os armários e deixou os alunos», afirmou Portela.

A viagem custou R$ 8.640. A prefeitura pagou o ônibus, no valor de R$ 3.900, e o restante veio da venda de 1.250 pastéis na feira da rua Marechal Tibúrcio. A costureira Dalva Nogueira fez os uniformes sem cobrar. Na volta, na madrugada de segunda-feira, o ônibus quebrou em Pedra Lavrada, e os alunos jogaram partidas rápidas no posto até as 4h10, quando chegou o mecânico.

Com o título, a equipe vai ao campeonato nacional, de 12 a 15 de novembro, em Curitiba. Faltam R$ 21.500 para passagens e hospedagem. A cerâmica Barro Bom prometeu R$ 6.000, e um doador que pediu segredo ofereceu mais 2.500. A diretora, Marilene Brandt, abriu uma lista na secretaria, que em três dias juntou 140 nomes.

A vitória trouxe também um plano antigo de volta. A Câmara aprovou na terça-feira, por nove votos a dois, a instalação de doze mesas de xadrez de concreto na praça do Rosário, ao custo de R$ 37 mil. O vereador Ubirajara Sales, que votou contra, prefere consertar o parquinho. «Ninguém escorrega em uma torre», argumentou. A inauguração está marcada para 26 de setembro, um sábado, às 9 horas, com uma simultânea da mestra Letícia Okabe contra quarenta adversários.

A mais nova da equipe, Bianca Teles, de 11 anos, não perdeu nenhuma partida. Ela joga há apenas dois anos e anota os lances em um caderno que foi da mãe. «Quando eu perco, desenho um gato na margem; faz tempo que não desenho», contou.`,
  },
  numbers: [
    "A prefeitura pagou o ônibus, no valor de [[R$ 3.200]].",
    "Kauã tinha só [[27 segundos]] no relógio.",
    "O professor Anselmo Portela, de [[51 anos]], fundou o clube.",
    "Hoje o clube reúne [[118]] alunos.",
    "Entre eles há [[61]] meninas.",
    "A viagem custou [[R$ 9.780]].",
    "Na feira foram vendidos [[1.600]] pastéis.",
    "A cerâmica Barro Bom prometeu [[R$ 4.500]].",
    "A lista da diretora juntou [[duzentos e dez]] nomes em três dias.",
    "As mesas da praça vão custar [[R$ 43 mil]].",
  ],
  dates: [
    "O título veio no [[sexta-feira]], 16 de agosto.",
    "O clube nasceu em março de [[2014]].",
    "As aulas são às segundas e [[sextas]].",
    "Os treinos começam às [[16h45]] e acabam às 19h15.",
    "A sala antiga alagou em [[fevereiro]] de 2023.",
    "O mecânico só chegou ao posto às [[5h25]].",
    "O campeonato nacional vai de [[5 a 8 de novembro]].",
    "As mesas serão inauguradas em [[10 de outubro]], com uma simultânea.",
  ],
  quotations: [
    "[[«Eu não vi o mate, eu só rezei»]], disse Kauã Rezende.",
    "[[«A água levou a sala e nos deu o pátio»]], afirmou o professor Anselmo Portela.",
    "[[«Criança precisa é de balanço»]], argumentou o vereador Ubirajara Sales.",
    "[[«Quando eu perco, rasgo a folha; faz tempo que não rasgo»]], contou Bianca Teles.",
    "[[«Costurei cada botão pensando num peão»]], disse Dalva Nogueira.",
    "A diretora, Marilene Brandt, abriu uma lista na secretaria. [[«A cidade inteira quer ir junto»]], comemorou ela.",
  ],
  names: [
    "O clube é da Escola Municipal [[Zilda Arruda]].",
    "O torneio foi disputado em [[Santa Rita do Vale]].",
    "O [[Colégio Horizonte]] tinha vencido os quatro campeonatos anteriores.",
    "Quem ganhou a partida decisiva foi [[Wesley Coutinho]], de 13 anos.",
    "O professor de geografia [[Haroldo Pimenta]] encontrou as peças na biblioteca.",
    "Os pastéis foram vendidos na feira da rua [[Coronel Bento]].",
    "O ônibus quebrou em [[Serra Branca]], na madrugada de segunda-feira.",
    "O campeonato nacional será em [[Goiânia]].",
    "As mesas vão ficar na praça [[do Carmo]].",
    "A mestra [[Sofia Takeda]] enfrentará quarenta adversários ao mesmo tempo.",
  ],
  truths: [
    "Xeque-mate com 48 segundos no relógio",
    "Alunos de escola municipal de Vila Serrana derrubam os tetracampeões e levam o título estadual.",
    "Cinco alunos, sete rodadas, seis vitórias.",
    "No domingo, 16 de agosto, a equipe da Cora Figueira tornou-se campeã estadual de xadrez.",
    "A vantagem sobre o Colégio Atlântico foi de meio ponto.",
    "O rival havia ganhado os quatro torneios anteriores.",
    "O lance de Kauã",
    "Tudo se decidiu em uma partida de três horas e vinte minutos.",
    "Kauã Rezende, 13 anos, estava quase sem tempo quando entregou a dama.",
    "Recebeu em troca um bispo e um peão.",
    "Dezoito lances mais tarde, tinha vencido.",
    "«Eu não vi o mate, eu só vi que ele estava com medo», disse.",
    "Quem lhe ensinou o jogo foi o avô, um pedreiro, sobre um tabuleiro de azulejos.",
    "Onze caixas na biblioteca",
    "A história começou em 2017, com caixas de peças que ninguém lembrava que existiam.",
    "Quem as achou foi Anselmo Portela, professor de geografia.",
    "De sete alunos, o clube passou a 96.",
    "Mais da metade são meninas.",
    "Desde que a sala alagou, em 2023, eles se reúnem no pátio, sob um toldo.",
    "«A chuva levou os armários e deixou os alunos», resume o professor, de 44 anos.",
    "Os encontros são duas vezes por semana, às segundas e às quintas, a partir das cinco e meia da tarde.",
    "Pastel, linha e agulha",
    "Dos R$ 8.640 da viagem, a prefeitura cobriu os R$ 3.900 do ônibus.",
    "Os outros R$ 4.740 saíram da venda de pastéis na rua Marechal Tibúrcio.",
    "Dalva Nogueira costurou os uniformes de graça.",
    "Na volta, o ônibus enguiçou em Pedra Lavrada.",
    "Enquanto esperavam o mecânico, que apareceu às 4h10, os campeões jogaram partidas rápidas no posto.",
    "Próxima parada: Curitiba",
    "O campeonato nacional será disputado em novembro, do dia 12 ao 15.",
    "Ainda é preciso juntar R$ 21.500 para passagens e hospedagem.",
    "Já há promessas de R$ 8.500: seis mil da Barro Bom e o resto de um doador anônimo.",
    "Na secretaria, a lista aberta pela diretora Marilene Brandt reuniu 140 nomes em três dias.",
    "Doze mesas para a praça",
    "Na terça, os vereadores aprovaram por 9 a 2 a compra de doze mesas de concreto, por R$ 37 mil.",
    "«Ninguém escorrega em uma torre», reclamou Ubirajara Sales, que queria o dinheiro no parquinho.",
    "A festa na praça do Rosário será em 26 de setembro, às nove da manhã.",
    "A mestra Letícia Okabe jogará contra 40 pessoas ao mesmo tempo.",
    "A invicta de onze anos",
    "Bianca Teles, a caçula, não perdeu uma única partida.",
    "«Quando eu perco, desenho um gato na margem; faz tempo que não desenho», diz ela sobre o caderno herdado da mãe.",
    "Kauã Rezende diante do tabuleiro de azulejos do avô",
    "Leia também: as partidas rápidas no posto de Pedra Lavrada",
  ],
};
