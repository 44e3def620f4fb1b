import type { Newspaper } from "../../api/newspapers.ts";
import type { NewspaperToSet } from "../../typeset/index.ts";
import { type PictureRole, toSetWith, wantedPicture } from "./newspaper-to-set.ts";
import { type KnownPicture, readPicture } from "./pictures.ts";

const roles = ["main", "small"] as const;

/** The pictures of the newspaper on the stone. */
export interface StonePictures {
  /** Settles when all that can be known of its pictures is. */
  ready: (newspaper: Newspaper) => Promise<void>;
  /** As the typesetter takes it now: a picture that is still on its way leaves its place to the one before it. */
  toSet: (newspaper: Newspaper) => { toSet: NewspaperToSet; missing: number };
  /** Those that could not be had are asked for again. */
  forgetMissing: () => void;
}

/** `onPicture` is called when a picture has come, or cannot be had. */
export function openStonePictures(onPicture: () => void): StonePictures {
  /** Null: could not be had. */
  const found = new Map<string, KnownPicture | null>();
  const coming = new Map<string, Promise<void>>();
  const before = new Map<PictureRole, KnownPicture>();

  const ask = (newspaper: Newspaper, role: PictureRole): Promise<void> | undefined => {
    const wanted = wantedPicture(newspaper, role);
    if (!wanted || found.has(wanted.src)) return undefined;
    const known = coming.get(wanted.src);
    if (known) return known;
    const work = readPicture(wanted.src, wanted.isPhotograph).then((picture) => {
      found.set(wanted.src, picture);
      coming.delete(wanted.src);
      onPicture();
    });
    coming.set(wanted.src, work);
    return work;
  };

  return {
    ready: async (newspaper) => void (await Promise.all(roles.map((role) => ask(newspaper, role)))),
    toSet(newspaper) {
      let missing = 0;
      const toSet = toSetWith(newspaper, (role) => {
        const wanted = wantedPicture(newspaper, role);
        if (!wanted) return null;
        void ask(newspaper, role);
        const picture = found.get(wanted.src);
        if (picture === null) missing += 1;
        if (picture) before.set(role, picture);
        return picture === undefined ? (before.get(role) ?? null) : picture;
      });
      return { toSet, missing };
    },
    forgetMissing() {
      for (const [src, picture] of found) if (picture === null) found.delete(src);
    },
  };
}
