import { expect, test } from "vitest";
import { chooseMotifs } from "./choose-motifs.ts";
import { weatherOf } from "./weather-words.ts";

const icons = (title: string, content: string, language: string) => chooseMotifs(title, content, language).map((motif) => motif.icon);

test.each([
  // A thing's word inside another word shows nothing.
  ["The brainstorm over the carpet", "Drainage and training, a scarf, a beehive-free year.", "en"],
  ["Spezifisch gemeinsamen Bereich vergleichen", "Optimaler und normaler Verband, Kopfsteinpflaster, Notenbanker, Schwelle.", "de"],
  ["Vorgestern entfernte er die Zypresse", "Aufregen half nicht, Geschichte auch nicht.", "de"],
  ["Hola, cola y mola", "La espera del carácter, empezar y solo marchar.", "es"],
  ["Merci au copain de la marelle", "Des lunettes, un achat, un lapin, la marche.", "fr"],
  ["La campagna della marca", "Amare la paperetta, navigare, settembre.", "it"],
  ["O ensino e a marca", "Ensino, capacho, rioja, marcante.", "pt"],
  ["Сутки волнений", "Советский почтальонский стук, хорошо и работали, дубль, поездка на сутки.", "ru"],
  ["हंसकर बोले, फिर रात गई", "वह हंस पड़े, हंस दिए, मालिक, पुलिया-वार, सेबी, घरौंदा।", "hi"],
  ["별로 새로 불과한 성과", "책임을 종이에 적고 차이를 말했다. 기차다. 집단과 집중, 빵빵.", "ko"],
  ["马晓波与牛建国", "马晓波说，工程师牛建国来了。马晓波说完，牛建国走了。马上，熊市里只有花钱。", "zh"],
  ["森さんと鶴さん", "森さん（50）は話した。鶴さん（40）は森さんと話した。熊本から来た森さん。", "ja"],
  ["فقط لديك ما فسد", "فقط هذا ما لديك، وفسد الأمر، وكمال رابط، بناء على ذلك، عيد الفطر وأدب.", "ar"],
  ["«Маяк» обыграл «Ракету»", "«Маяк» забил, «Ракета» ответила.", "ru"],
  ["عداء قديم", "العداء بينهما قديم، وهذا العداء طال.", "ar"],
])("%s … shows nothing (%#)", (title, content, language) => {
  expect(icons(title, content, language)).toEqual([]);
});

test.each([
  ["والقطط في الحديقة", "", "ar", "cat"],
  ["بالقطار إلى البحر", "", "ar", "steam-locomotive"],
  ["وكتبهم في المكتبات", "", "ar", "bookshelf"],
  ["للأطباء والمرضى", "", "ar", "stethoscope"],
  ["घोड़ियों और हाथियों का मेला", "", "hi", "elephant"],
  ["고양이에게도 집을", "", "ko", "cat"],
  ["책에서 길을 찾다", "", "ko", "open-book"],
  ["老渔民的船", "", "zh", "fishing-boat"],
  ["马场上的马", "一匹马，两匹马。", "zh", "horse-head"],
  ["森の道", "森を歩く。森は深い。", "ja", "forest"],
  ["Die Straße der Stadtbibliotheken", "", "de", "bookshelf"],
  ["Хлеб и пекари", "", "ru", "bread"],
])("%s shows its thing in whatever form it stands (%#)", (title, content, language, icon) => {
  expect(icons(title, content, language)).toContain(icon);
});

test.each([
  ["The brain trust", "A drain, a storming success, floodlights.", "en"],
  ["Weihnachten in Regensburg", "An Fastnacht feiern die Regenten.", "de"],
  ["Ночлег и дождевание", "Ливенцев приехал в Бурятию.", "ru"],
  ["حفل المطرب خليل", "المطرب والمطران قليل التحليل.", "ar"],
  ["रातोंरात बने वर्षा के गीत", "गायिका वर्षा शर्मा ने गाया।", "hi"],
  ["비밀 소나기밥", "태풍이라는 별명의 선수는 아니다.", "xx"],
  ["비서의 비밀", "나비와 비누.", "ko"],
  ["雨果的夜校", "雨果全集在夜校里朗读。", "zh"],
  ["Trenino e pioggerelle no", "Il notaio annota.", "it"],
  ["El sino llovió", "El nochebueno.", "es"],
  ["Chuvisco? Não", "O noitibó.", "pt"],
  ["Le pluiel du minuitier", "Un orageux.", "fr"],
  ["雨宮さんの店", "雨宮さん（50）は話した。", "ja"],
])("%s has no weather (%#)", (title, content, language) => {
  expect(weatherOf(title, content, language)).toBe("day");
});

test.each([
  ["Night train", "en", "night"],
  ["Die Nacht am Fluss", "de", "night"],
  ["Ночной поезд", "ru", "night"],
  ["Гроза над городом", "ru", "rain"],
  ["После дождей", "ru", "rain"],
  ["आधी रात का मैच", "hi", "night"],
  ["बारिश से बेहाल शहर", "hi", "rain"],
  ["한밤의 도서관", "ko", "night"],
  ["폭우에 잠긴 마을", "ko", "rain"],
  ["태풍이 지나간 뒤", "ko", "rain"],
  ["深夜的面包店", "zh", "night"],
  ["暴雨之后", "zh", "rain"],
  ["夜の市場", "ja", "night"],
  ["台風の爪痕", "ja", "rain"],
  ["ليلة في المرصد", "ar", "night"],
  ["بعد العاصفة والأمطار", "ar", "rain"],
  ["La noche de los faros", "es", "night"],
  ["Les orages de juin", "fr", "rain"],
  ["Notte bianca", "it", "night"],
  ["Depois das chuvas", "pt", "rain"],
])("%s (%s) is a picture of %s", (title, language, weather) => {
  expect(weatherOf(title, "", language)).toBe(weather);
});
