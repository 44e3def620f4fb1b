import type { FreshSet } from "./fresh-statements.ts";

/**
 * A page as a model writes it: every sentence of it in its order as true statements, and sentences of its kind with one fact invented.
 * Written on 21 November 2026 by an author who had not read the check; not scored when it was committed.
 */
export const pages2Pt: FreshSet = {
  article: {
    title: "Dona Zulmira faz cem anos e reúne 137 parentes",
    region: "Ribeirão da Mata",
    author: "Tainá Coutinho",
    publishDate: "2026-08-20",
    language: "pt",
    content: `Zulmira Peixoto dos Anjos completou cem anos no domingo, 16 de agosto, e a família alugou o salão paroquial de Ribeirão da Mata, porque na casa da rua do Moinho não cabiam todos. Vieram 137 parentes de onze estados e até de Lisboa, onde mora o neto Caio. A festa começou às 11h com missa e só terminou às 22h40, quando faltou luz.

Dona Zulmira teve nove filhos, dos quais sete estão vivos, 26 netos, 41 bisnetos e quatro trinetos. O mais novo, Bento, nasceu há 18 dias em Uberaba. A bolsa de plástico com os nomes de todos, em papéis dobrados, ela carrega há anos para rezar. "Tiro um por noite. Quem sair, dorme protegido", contou.

Filha de um tropeiro, ela nasceu na fazenda Boa Esperança e aprendeu a ler aos 34 anos, junto com a filha mais velha, Iracema, hoje com 76. Aos 38 abriu uma venda de quitandas na estação de trem. Chegou a assar 600 biscoitos de polvilho por dia e, com o dinheiro, formou duas professoras, um dentista e um maquinista. A venda fechou em 1991, dois anos depois que passou o último trem.

A festa custou R$ 19.400, divididos por um aplicativo que o neto Rafael, programador, fez só para isso. Cada família pagou R$ 65 por adulto; as crianças não pagaram. Foram assados três leitões e servidos 85 litros de suco. O bolo, de 12 quilos, foi feito pela confeiteira Neide Sampaio com a receita da própria aniversariante. "Ela provou e disse que faltava sal. Faltava mesmo", riu a confeiteira.

O prefeito, Wellington Brandão, entregou o título de cidadã benemérita e anunciou que a antiga estação, fechada há 37 anos, será reformada e terá o nome dela. A obra, de R$ 2,3 milhões, paga pelo governo do estado, deve começar em março e durar dez meses. O vereador Osmar Lino, da oposição, lembrou que a mesma reforma já foi prometida em 2012 e em 2019. "Dona Zulmira merece tijolo, não placa", disse.

O médico dela, Henrique Tanaka, que a atende há 22 anos no posto de saúde do Alto, afirma que a paciente toma apenas um remédio, para a pressão, e caminha 800 metros por dia até a igreja. O segredo, segundo ela, é outro: café sem açúcar, dormir às oito e não guardar raiva de parente.

O historiador Dirceu Magalhães gravou 14 horas de conversa com dona Zulmira para o arquivo municipal. Os trechos serão exibidos na biblioteca Cora Coralina no sábado, 5 de setembro, às 16h30. A entrada é um quilo de alimento.`,
  },
  numbers: [
    "A festa reuniu [[162]] parentes no salão paroquial.",
    "Os parentes vieram de [[catorze]] estados e até de Lisboa.",
    "Ela tem 26 netos e [[48]] bisnetos.",
    "Bento, o trineto mais novo, nasceu há [[25 dias]].",
    "Aprendeu a ler aos [[29 anos]], com a filha mais velha.",
    "Chegava a assar [[900]] biscoitos de polvilho por dia.",
    "A festa custou [[R$ 23.700]].",
    "O bolo pesava [[18 quilos]].",
    "A reforma da estação vai custar [[R$ 3,1 milhões]].",
    "Todos os dias ela caminha [[um quilômetro e meio]] até a igreja.",
  ],
  dates: [
    "Zulmira completou cem anos na [[sexta-feira]], 16 de agosto.",
    "A festa começou com missa às [[9h30]].",
    "Já passava das [[23h]] quando faltou luz e a festa acabou.",
    "A venda de quitandas fechou em [[1996]].",
    "A obra deve começar em [[maio]].",
    "A reforma já tinha sido prometida em [[2015]] e em 2019.",
    "As gravações serão exibidas no dia [[12 de setembro]].",
    "A exibição na biblioteca está marcada para as [[19h]].",
  ],
  quotations: [
    "[[“Tiro um por noite e rezo até pegar no sono”]], contou a aniversariante.",
    "[[“Ela provou e pediu a receita”]], riu a confeiteira, Neide Sampaio.",
    "[[“Dona Zulmira merece respeito, não promessa”]], disse o vereador Osmar Lino.",
    "[[“O coração dela é de menina”]], afirma o médico Henrique Tanaka.",
    "[[“A estação nasceu de novo hoje”]], discursou o prefeito, Wellington Brandão.",
    "[[“Atravessei o oceano por esse abraço”]], disse o neto Caio, que mora em Lisboa.",
  ],
  names: [
    "Bento, o trineto mais novo, nasceu em [[Uberlândia]].",
    "O neto [[Thiago]], programador, criou um aplicativo para dividir a conta.",
    "A filha mais velha, [[Jandira]], tem hoje 76 anos.",
    "A aniversariante nasceu na fazenda [[Santa Rita]].",
    "A casa da família, na rua [[das Flores]], ficou pequena.",
    "O bolo foi feito pela confeiteira [[Cleusa Sampaio]].",
    "O prefeito, [[Adilson Prado]], entregou o título de cidadã benemérita.",
    "O vereador [[Osmar Teles]] cobrou a promessa antiga.",
    "Foi o médico [[Eduardo Sato]] quem contou que ela toma um só remédio.",
    "Os trechos serão exibidos na biblioteca [[Monteiro Lobato]].",
  ],
  truths: [
    "Cem anos, 137 parentes e um bolo com sal na medida",
    "Dona Zulmira festejou o centenário em Ribeirão da Mata e ganhou a promessa de uma estação com seu nome.",
    "A casa da rua do Moinho ficou pequena para tanta gente.",
    "Por isso a família de Zulmira Peixoto dos Anjos alugou o salão paroquial.",
    "No domingo, 16 de agosto, ela completou cem anos cercada de 137 parentes.",
    "Eles chegaram de onze estados, e o neto Caio veio de Lisboa.",
    "Tudo começou com uma missa, às onze da manhã.",
    "Terminou às 22h40, no escuro, porque faltou luz.",
    "Uma família que não cabe na mesa",
    "Dos nove filhos de dona Zulmira, sete estão vivos.",
    "Depois vieram 26 netos, 41 bisnetos e quatro trinetos, o mais novo com 18 dias de vida.",
    "Chama-se Bento e nasceu em Uberaba.",
    "A centenária guarda o nome de cada um num papel dobrado, dentro de uma bolsa de plástico.",
    "“Tiro um por noite. Quem sair, dorme protegido”, contou.",
    "Uma família grande é também uma rede que ampara.",
    "Da fazenda ao balcão da estação",
    "Ela nasceu na fazenda Boa Esperança, filha de um tropeiro.",
    "Foi alfabetizada somente aos 34 anos, ao lado de Iracema, a mais velha, que hoje tem 76.",
    "Quatro anos depois, abriu na estação de trem uma venda de quitandas.",
    "Do forno saíam até 600 biscoitos de polvilho por dia.",
    "Com eles pagou os estudos de duas professoras, de um dentista e de um maquinista.",
    "O último trem passou em 1989, e em 1991 a venda fechou as portas.",
    "A conta, por aplicativo",
    "Os R$ 19.400 da festa foram divididos por um aplicativo criado por Rafael, neto e programador.",
    "Cada adulto pagou R$ 65; criança não pagou nada.",
    "À mesa foram três leitões assados e 85 litros de suco.",
    "O bolo de 12 quilos seguiu a receita da aniversariante, pelas mãos de Neide Sampaio.",
    "“Ela provou e disse que faltava sal. Faltava mesmo”, riu a confeiteira.",
    "A promessa do prefeito",
    "Wellington Brandão entregou à moradora o título de cidadã benemérita.",
    "O prefeito prometeu ainda reformar a velha estação, que está fechada há 37 anos e terá o nome dela.",
    "O estado pagará os R$ 2,3 milhões; as obras devem ir de março até o fim do ano que vem.",
    "O opositor Osmar Lino não se animou: a reforma já tinha sido prometida duas vezes, em 2012 e em 2019.",
    "“Dona Zulmira merece tijolo, não placa”, disse o vereador.",
    "Café amargo e nada de raiva",
    "Segundo o doutor Tanaka, que a acompanha há 22 anos, ela só toma remédio para a pressão.",
    "Caminha 800 metros todos os dias para chegar à igreja.",
    "Dona Zulmira aponta outro segredo: café sem açúcar, cama às oito e nenhuma mágoa de parente.",
    "A voz dela ficará no arquivo municipal, em 14 horas de gravação feitas por Dirceu Magalhães.",
    "Quem quiser ouvir pode ir à biblioteca Cora Coralina em 5 de setembro, um sábado, às quatro e meia da tarde, levando um quilo de alimento.",
    "Dona Zulmira corta o bolo no salão paroquial",
    "Na página 2: as quitandas que formaram um dentista",
  ],
};
