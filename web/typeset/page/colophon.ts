import { fillIn } from "../words.ts";
import type { Board } from "./board.ts";
import { gridOf } from "./grid.ts";
import type { Press } from "./press.ts";

/** How the page was made, in one line: the faces, and whose words and pictures these are. */
export function setColophon(press: Press, board: Board, baseline: number): void {
  const { newspaper, words, faces } = press;
  const grid = gridOf(press.template);
  const { text, images, house } = newspaper.madeWith;
  const family = (font: string) => /^\w+ \d+ ([^,]+)/.exec(font)?.[1] ?? "";
  const joint = press.language === "ja" ? "、" : press.language === "ar" ? " و" : ", ";
  const names = [...new Set([family(faces.banner.font), family(faces.body.font)])].join(joint);
  const made = house ? words.page.colophonHouse : text ? fillIn(words.page.colophonModels, { text, images: images || text }) : "";
  const line = [fillIn(words.page.colophonFaces, { faces: names }), made].filter(Boolean).join(press.language === "ja" ? "" : " ");
  board.run("colophon", line, faces.colophon, grid.left, baseline, grid.width, { align: "center", least: 0.6 });
}
