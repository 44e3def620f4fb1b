/**
 * Paragraphs again and again, with a number in every few words the second time, until they have `length` characters: no two stretches are
 * alike.
 */
function paragraphsOf(source, length) {
  const paragraphs = [];
  let total = 0;
  for (let index = 0; total < length; index++) {
    const round = Math.floor(index / source.length);
    const plain = source[index % source.length] ?? "";
    const each = 3 + (index % 11);
    const changed =
      round === 0
        ? plain
        : plain.includes(" ")
          ? plain
              .split(" ")
              .map((word, at) => (at % each === 0 ? `${word}${index}` : word))
              .join(" ")
          : plain.replace(/[、。]/g, (sign) => `${index}${sign}`);
    paragraphs.push(changed);
    total += changed.length + 2;
  }
  return paragraphs;
}

/** A newspaper with a lead story of about `length` characters, made of its own. */
export function withStoryOf(newspaper, length) {
  const { expandedContent } = newspaper;
  const source = expandedContent.expandedContent.split("\n\n").filter((paragraph) => !paragraph.startsWith("## "));
  const story = paragraphsOf(source, length).join("\n\n").slice(0, length);
  return { ...newspaper, expandedContent: { ...expandedContent, expandedContent: story } };
}

/** Where the user types: inside a paragraph in the middle of the front page's part of the story. */
export function placeToType(story) {
  const near = Math.min(story.length / 2, 2_000);
  const at = story.indexOf(" ", near);
  return at < 0 ? Math.floor(near) : at;
}

/** What is typed, letter by letter: as much in each language, for the first letters find a compiler that has not seen the work yet. */
export const typed = {
  en: " and nobody on the pier that morning had expected it to be so quiet",
  de: " und niemand am Deich hatte erwartet dass es so schnell gehen würde",
  ja: "その朝港に集まった人たちはだれもこんなに静かだとは思っていなかったし船がいつ岸を離れたのかに気づいた人も見送りの列には一人もいなかったという",
  ar: " ولم يكن أحد على الرصيف في ذلك الصباح يتوقع كل هذا الهدوء حول المرفأ",
};
