import { type EditValue, type PageEdit, pathsOf } from "./page-edits.ts";
import { isSameValue } from "./same-value.ts";

type TextEdit = Extract<PageEdit, { kind: "text" }>;

const isWithin = (path: string, other: string) => path === other || path.startsWith(`${other}.`);
const isRelated = (path: string, other: string) => isWithin(path, other) || isWithin(other, path);

const endOf = ({ at, removed }: TextEdit) => at + removed.length;
const growthOf = ({ removed, inserted }: TextEdit) => inserted.length - removed.length;

/** Two edits made of the same newspaper, each as it is after the other; null where they are of the same place. */
function pastEachOther(own: PageEdit, foreign: PageEdit): [PageEdit, PageEdit] | null {
  if (own.kind === "all" || foreign.kind === "all" || !isRelated(own.path, foreign.path)) return [own, foreign];
  if (own.kind !== "text" || foreign.kind !== "text") return null;
  const isSamePoint = own.at === foreign.at && own.removed === "" && foreign.removed === "";
  if (endOf(own) <= foreign.at && !isSamePoint) return [own, { ...foreign, at: foreign.at + growthOf(own) }];
  if (endOf(foreign) <= own.at) return [{ ...own, at: own.at + growthOf(foreign) }, foreign];
  return null;
}

const plain = (edit: PageEdit): PageEdit[] => (edit.kind === "all" ? edit.edits.flatMap(plain) : [edit]);
const isOfShape = (edit: PageEdit) => edit.kind === "value" && edit.path === "pageShape";

/**
 * Edits that follow each other, each as it is when `foreign` were done before the first of them; null for one that is of a place they
 * changed, or that follows such a one there: it would meet another text. `shape` is the page's shape before the first.
 */
export function rebaseEdits(edits: readonly PageEdit[], foreign: readonly PageEdit[], shape: EditValue): (PageEdit | null)[] {
  let ahead: PageEdit[] = foreign.flatMap(plain);
  let known = shape;
  const lost: string[] = [];

  const pass = (edit: PageEdit): PageEdit | null => {
    let own = edit;
    const left: PageEdit[] = [];
    for (const each of ahead) {
      const both = pastEachOther(own, each);
      if (!both) return null;
      own = both[0];
      left.push(both[1]);
    }
    ahead = left;
    return own;
  };

  return edits.map((edit) => {
    const parts = plain(edit);
    const before = ahead;
    const passed: PageEdit[] = [];
    let shapeAfter = known;
    for (const part of parts) {
      if (part.kind === "value" && isOfShape(part)) {
        if (!isSameValue(shapeAfter, part.after)) passed.push({ ...part, before: shapeAfter });
        shapeAfter = part.after;
        continue;
      }
      const own = pathsOf(part).some((path) => lost.some((other) => isRelated(path, other))) ? null : pass(part);
      if (!own) {
        ahead = before;
        lost.push(...parts.filter((each) => !isOfShape(each)).flatMap(pathsOf));
        return null;
      }
      passed.push(own);
    }
    known = shapeAfter;
    return passed.length === 1 && passed[0] ? passed[0] : { kind: "all", edits: passed };
  });
}
