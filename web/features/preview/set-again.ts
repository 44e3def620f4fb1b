import { facesKnown, loadSceneFonts } from "../../render/fonts/fonts.ts";
import {
  type Device,
  type Drawing,
  type NewspaperToSet,
  type PageScene,
  type PictureSource,
  type SceneItem,
  setForDevice,
  setNewspaper,
  type TypesetTools,
} from "../../typeset/index.ts";
import { type Practice, practise } from "./practise.ts";
import { differenceOf, type SetDifference } from "./scene-difference.ts";
import { setPagesOf, toolsAtHand } from "./set-pages.ts";

/** A newspaper that is already set and has been edited since. */
export interface AgainOrder {
  newspaper: NewspaperToSet;
  /** `desktop`: the printed page. */
  device: Device;
  /** Height of its printed pages, in points. */
  height: number;
  /** By address; `newspaper` is without them, and those of the orders since the last one without patience are known. */
  drawings: ReadonlyMap<string, Drawing>;
  /** Number of the pages that the answer is a difference from; 0 for none. */
  base: number;
  /**
   * Time limit in milliseconds for loading faces of characters new to the page. Null: no limit, and a face that cannot be loaded is an
   * error.
   */
  patience: number | null;
}

export interface AgainNews {
  /** Of these pages. */
  number: number;
  /** The difference from the pages `base`, or whole pages where those are not known here. */
  difference: SetDifference;
  isOfBase: boolean;
  /** Faces of some characters have not loaded yet, and substitutes are used for them. */
  isShort: boolean;
}

const drawings = new Map<string, Drawing>();

type Set = (newspaper: NewspaperToSet, tools: TypesetTools) => ReturnType<typeof setNewspaper>;

interface KnownPages {
  number: number;
  pages: readonly PageScene[];
}

const none: KnownPages = { number: 0, pages: [] };
/** The pages set last, for each device. */
const last = new Map<Device, KnownPages>();
let count = 0;
/** What was set last as it is printed. */
let printed: (Pick<Practice, "newspaper"> & { set: Set }) | null = null;

function withDrawing(picture: PictureSource | undefined): PictureSource | undefined {
  const drawing = picture && drawings.get(picture.src);
  return drawing ? { ...picture, drawing } : picture;
}

function withDrawings(newspaper: NewspaperToSet): NewspaperToSet {
  const [main, small] = [withDrawing(newspaper.pictures.main), withDrawing(newspaper.pictures.small)];
  return { ...newspaper, pictures: { ...(main && { main }), ...(small && { small }) } };
}

/** Resolves to true when the promise resolves in time, and to false on timeout or rejection. */
function within(patience: number, work: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience)),
  ]);
}

const freshItems = ({ pages }: SetDifference): SceneItem[] => pages.flatMap(({ fresh }) => fresh);

async function setSoon(newspaper: NewspaperToSet, set: Set, before: readonly PageScene[], patience: number) {
  const tools = await toolsAtHand(newspaper);
  const first = set(newspaper, tools);
  const slices = facesKnown();
  const difference = differenceOf(before, first);
  // The faces of all text that was on the page before are loaded.
  const isThere = await loadFaces(freshItems(difference), patience);
  if (facesKnown() === slices) return { pages: first.pages, difference, isShort: !isThere };
  const again = set(newspaper, tools);
  return { pages: again.pages, difference: differenceOf(before, again), isShort: !isThere };
}

/** Resolves to false when they did not load in time; loading continues. */
export function loadFaces(items: readonly SceneItem[], patience: number): Promise<boolean> {
  const loading = loadSceneFonts([{ items }]);
  return within(patience, loading);
}

/**
 * Sets a newspaper after an edit, and gives what that changes. Rejects where words, hyphenation or, without `patience`, faces cannot be
 * loaded.
 */
export async function setAgain({ newspaper: given, device, height, drawings: sent, base, patience }: AgainOrder): Promise<AgainNews> {
  if (patience === null && device === "desktop") drawings.clear();
  for (const [src, drawing] of sent) drawings.set(src, drawing);
  const newspaper = withDrawings(given);
  const known = last.get(device) ?? none;
  const isOfBase = base === known.number && base > 0;
  const before = isOfBase ? known.pages : [];
  const set: Set = (paper, tools) => (device === "desktop" ? setNewspaper(paper, tools, { height }) : setForDevice(paper, tools, device));
  const whole = patience === null || !isOfBase ? await setPagesOf(newspaper, set) : null;
  const { pages, difference, isShort } = whole
    ? { pages: whole.pages, difference: differenceOf(before, whole), isShort: false }
    : await setSoon(newspaper, set, before, patience ?? 0);
  count += 1;
  last.set(device, { number: count, pages });
  if (device === "desktop") printed = { newspaper, set };
  return { number: count, difference, isOfBase, isShort };
}

/** Sets the last newspaper as after an edit, for warm-up, and discards the result; see `practise`. */
export async function practiseAgain(isWanted: () => boolean): Promise<void> {
  if (!printed) return;
  const { newspaper, set } = printed;
  const tools = await toolsAtHand(newspaper);
  let { pages } = last.get("desktop") ?? none;
  const setAsEdited = (paper: NewspaperToSet) => {
    const done = set(paper, tools);
    differenceOf(pages, done);
    pages = done.pages;
    return done;
  };
  await practise({ newspaper, set: setAsEdited }, isWanted);
}
