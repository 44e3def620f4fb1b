import { expect, it } from "vitest";
import { datelineOf, possibleDatelineOf } from "./place.ts";

it.each([
  ["GLOUCESTER, Mass. (AP) — A judge ruled on Tuesday", "GLOUCESTER, Mass."],
  ["WASHINGTON, Nov 20 (Reuters) - The Senate voted", "WASHINGTON"],
  ["MEXICO CITY (AP) — Thousands marched", "MEXICO CITY"],
  ["DULUTH, Minn. — The first snow", "DULUTH, Minn."],
  ["St. John’s, N.L. — A ferry", "St. John’s, N.L."],
  ["Wertheim (dpa/lsw) - Wenn alles gut geht", "Wertheim"],
  ["Frankfurt am Main (dpa) – Die Bank", "Frankfurt am Main"],
  ["Berlin. (dpa) Der Bundestag", "Berlin"],
  ["Paris (AFP) – Le gouvernement", "Paris"],
  ["LYON, 20 novembre (AFP) - Une usine", "LYON"],
  ["OURENSE. El Arenteiro del Sur se llevó", "OURENSE"],
  ["Madrid, 20 nov (EFE).- El Congreso", "Madrid"],
  ["SÃO PAULO (AFP) - A cidade", "SÃO PAULO"],
  ["(ANSA) - ROMA, 20 NOV - Il consiglio", "ROMA"],
  ["МОСКВА, 20 ноя — РИА Новости. Совет", "МОСКВА"],
  ["САНКТ-ПЕТЕРБУРГ, 20 ноября. /ТАСС/. Музей", "САНКТ-ПЕТЕРБУРГ"],
  ["القاهرة - أعلنت الهيئة", "القاهرة"],
  ["القاهرة (رويترز) - قال الوزير", "القاهرة"],
  ["القاهرة – أعلنت هيئة النقل", "القاهرة"],
  ["الرياض / واس: أعلنت", "الرياض"],
  ["नई दिल्ली: सरकार ने", "नई दिल्ली"],
  ["नई दिल्ली, 20 नवंबर (भाषा) सरकार ने", "नई दिल्ली"],
  ["मुंबई। शहर में बारिश", "मुंबई"],
  ["【今治】灯台マラソンが", "今治"],
  ["【ニューヨーク共同】国連は", "ニューヨーク"],
  ["【ワシントン＝山田太郎】米政府は", "ワシントン"],
  ["新华社北京11月20日电（记者李明）国务院", "北京"],
  ["（东京综合讯）日本政府", "东京"],
  ["〔記者林若安／宜蘭報導〕蘭陽溪", "宜蘭"],
  ["(서울=연합뉴스) 홍길동 기자 = 정부는", "서울"],
  ["[부산=뉴시스] 부산시는", "부산"],
  ["강릉=서하늘 기자", "강릉"],
  ["[더팩트ㅣ부산=홍길동 기자] 부산시는", "부산"],
  ["［東京　２０日　ロイター］ - 政府は", "東京"],
  ["（中央社記者李明台北20日電）行政院", "台北"],
  ["央广网成都11月20日消息（记者李明）四川", "成都"],
  ["دبي، الإمارات العربية المتحدة (CNN) -- أعلنت", "دبي"],
  ["जागरण संवाददाता, वाराणसी। घाट पर", "वाराणसी"],
  ["वाराणसी, जेएनएन। घाट पर", "वाराणसी"],
])("“%s” is from there", (text, place) => {
  expect(datelineOf(text)).toBe(place);
});

it.each([
  "(CNN) — The storm moved on",
  "LIVE: The count goes on",
  "UPDATE — The road is open again",
  "EXCLUSIVE - A letter found",
  "The mayor – a baker by trade – said no.",
  "She said so – and went home.",
  "“We are full” – with these words the mayor began.",
  "Was bleibt – und was geht",
  "NASA (the agency) said on Friday",
  "Google (Alphabet) meldet Rekorde",
  "“يوم جميل” - قال الرجل",
  "【速報】市長が辞任",
  "【写真】灯台",
  "[단독] 시장 사퇴",
  "सवाल: क्या बारिश होगी?",
])("“%s” names no place", (text) => {
  expect(datelineOf(text)).toBe("");
});

it("a town before a full stop or a colon is only possibly one", () => {
  expect(possibleDatelineOf("NEW DELHI: The government said")).toBe("NEW DELHI");
  expect(possibleDatelineOf("Essen. Die Stadt will")).toBe("Essen");
  expect(possibleDatelineOf("Frankfurt am Main. Die Bank")).toBe("Frankfurt am Main");
  expect(possibleDatelineOf("Update: The road is open")).toBe("");
  expect(possibleDatelineOf("Die Stadt will sparen.")).toBe("");
});
