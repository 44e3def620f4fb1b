/** Written on 22 November 2026 in one go, before it was scored. */
export const batch2Pt = {
  file: "pt-orquestra-escolar",
  names: [
    "O disco foi mixado em [[Caruaru]].",
    "A sanfona é de [[Zé Preto]].",
    "Quem afinou o piano foi [[Débora Lins]].",
    "O ônibus era da [[Viação Agreste]].",
    "A rabeca veio de [[Olinda]].",
    "O técnico de som, [[Wagner]], riu.",
    "Os ensaios começaram na [[Rua do Sol]].",
    "A crítica [[Helga Baumann]] elogiou o álbum.",
  ],
  truths: [
    "A orquestra nasceu em 2014, há doze anos.",
    "O lançamento, em 24 de julho, cai numa sexta-feira.",
    "A vaquinha rendeu R$ 62,2 mil.",
    "Cada doador deu, em média, R$ 32.",
    "Os outros 28% saíram de bingos, rifas e doces.",
    "A frequência é 5,7 pontos maior entre os músicos.",
    "A média de matemática subiu 1,3 ponto.",
    "A orquestra passou de nove para 120 alunos.",
    "A cobertura da quadra tem 39 anos.",
    "A quinta-feira da gravação foi 11 de junho.",
    "Josué Monteiro tem pouco mais de 50 anos.",
    "O disco sai em quarenta dias.",
    "Duas das 11 faixas são de alunos, as outras nove não.",
  ],
};
