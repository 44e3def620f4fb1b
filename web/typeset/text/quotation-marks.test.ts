import { expect, test } from "vitest";
import { withQuotationMarks } from "./quotation-marks.ts";

test.each([
  ["en", `"It's late," she said. 'Tis the '90s, rock 'n' roll.`, "“It’s late,” she said. ’Tis the ’90s, rock ’n’ roll."],
  ["en", `He said, "She told me 'no' twice."`, "He said, “She told me ‘no’ twice.”"],
  ["en", `"He called it "a wonder," no less," she said.`, "“He called it ‘a wonder,’ no less,” she said."],
  ["en", `The boys' boat—"a beauty"—is 5'10" long and 6" high.`, "The boys’ boat—“a beauty”—is 5′10″ long and 6″ high."],
  ["en", `"Born in 1990" and "died in 2000".`, "“Born in 1990” and “died in 2000”."],
  ["en", `"We open at nine and go on in the next paragraph.`, "“We open at nine and go on in the next paragraph."],
  ["en", `“He read "Emma" aloud,” she said.`, "“He read ‘Emma’ aloud,” she said."],
  ["de", `"Das ist's", sagte sie, "ein 'Wunder'."`, "„Das ist’s“, sagte sie, „ein ‚Wunder‘.“"],
  ["fr", `"L'eau monte", dit-elle.`, "«\u202fL’eau monte\u202f», dit-elle."],
  ["es", `Dijo: "Es un 'milagro'".`, "Dijo: «Es un “milagro”»."],
  ["it", `L'"Unità" dell'isola`, "L’«Unità» dell’isola"],
  ["pt", `"Está bem", disse.`, "“Está bem”, disse."],
  ["ru", `Он сказал: "Читал "Войну и мир" дважды".`, "Он сказал: «Читал „Войну и мир“ дважды»."],
  ["ar", `قال "نعم" ثم عاد و"المدينة" نائمة.`, "قال «نعم» ثم عاد و«المدينة» نائمة."],
  ["hi", `उसने कहा, "ठीक है।"`, "उसने कहा, “ठीक है।”"],
  ["ko", `그는 "좋다"라고 말했다.`, "그는 “좋다”라고 말했다."],
  ["zh", `他说"你好"然后走了，don't。`, "他说“你好”然后走了，don't。"],
  ["ja", `会は"港の灯"と呼ばれる。`, "会は“港の灯”と呼ばれる。"],
])("sets typewriter marks as the language does (%s): %s", (language, typed, printed) => {
  expect(withQuotationMarks(typed, language)).toBe(printed);
  if (language !== "fr") expect(printed).toHaveLength(typed.length);
});

test("leaves code and marks of other kinds as they are", () => {
  for (const text of [`<a href="x">`, `{"name": "Emma"}`, `print("hello")`, `“Curly” and «guillemets»`])
    expect(withQuotationMarks(text, "en")).toBe(text);
  expect(withQuotationMarks('Type `say "hi"`, it\'s "done".', "en")).toBe('Type `say "hi"`, it’s “done”.');
});
