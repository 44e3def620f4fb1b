import type { Newspaper } from "../../api/newspapers.ts";
import { noteShape, useStone } from "../../api/stone/stone.ts";
import { loadSceneFonts } from "../../render/fonts/fonts.ts";
import { type Device, type NewspaperToSet, paperHeight, type SceneItem } from "../../typeset/index.ts";
import { type LaidPages, useLaidPages } from "./laid-pages.ts";
import { openPagesSetter, type PagesSetter, type SetAnew } from "./pages-setter.ts";
import { isSame } from "./scene-difference.ts";
import { loadFaces } from "./set-again.ts";
import { openStonePictures } from "./stone-pictures.ts";
import { holdTypesetter } from "./typesetting-host.ts";

/** Milliseconds that faces of signs new to a page are waited for. Longer, and others stand in for them. */
const patience = 120;
/** Pages that have stood still for so long are settled, in milliseconds. */
const rest = 600;
/** An edit whose page takes longer is announced, in milliseconds. */
const slow = 500;
const beforeAnotherTry = 1_000;

export interface StonePress {
  /** Sets once more what could not be set, or was set without its pictures. */
  again: () => void;
  /** The user is about to edit. */
  ready: () => void;
  stop: () => void;
}

/** Fields that make another page, whose faces and words may not be there yet. */
const looks = ["id", "templateId", "layout", "language", "paperSize", "sectionLayout"] as const satisfies (keyof Newspaper)[];

interface Laid {
  newspaper: Newspaper;
  toSet: NewspaperToSet;
  missing: number;
  device: Device;
}

type OnDevice = Pick<LaidPages, "onDevice" | "deviceError">;

/**
 * Keeps the pages on the screen those of the newspaper on the stone: set after each edit, one at a time, the last state always. `idOnDesk`
 * tells which newspaper is looked at: another one that is still on the stone is not set.
 */
export function pressStone(idOnDesk: () => string | undefined): StonePress {
  let isOver = false;
  let isBusy = false;
  let isStale = false;
  /** Everything is waited for: nothing has been set yet, or not as it should be. */
  let isWanted = true;
  /** The newspaper has become another by something else than an edit in this tab. */
  let isForeign = false;
  /** Faces have come that others stood in for. */
  let hasFaces = false;
  let laid: Laid | null = null;
  let arrival = useLaidPages.getState().set?.arrival ?? 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let setter = openPagesSetter();
  let deviceSetter: { device: Device; setter: PagesSetter } | null = null;
  const pictures = openStonePictures(() => press());
  const letGo = holdTypesetter();

  const settle = () => useLaidPages.setState(({ set }) => ({ settled: set }));

  /** For a device in the window's stead; what is wrong with that leaves the printed pages as they are. */
  const setOnDevice = async ({ toSet, device }: Laid, isWhole: boolean): Promise<OnDevice> => {
    if (device === "desktop") return { onDevice: null, deviceError: null };
    const isFirst = deviceSetter?.device !== device;
    if (!deviceSetter || isFirst) deviceSetter = { device, setter: openPagesSetter(device) };
    try {
      const { set, fresh } = await deviceSetter.setter.set(toSet, 0, isWhole || isFirst ? null : patience);
      await loadFaces(fresh, isWhole || isFirst ? slow : patience);
      return { onDevice: { device, pages: set.pages }, deviceError: null };
    } catch (deviceError) {
      console.warn("The newspaper could not be set for the device", deviceError);
      deviceSetter = null;
      return { onDevice: null, deviceError };
    }
  };

  const show = (now: Laid, { set, isShort }: SetAnew, isArriving: boolean, onDevice: OnDevice) => {
    const { newspaper, toSet, missing } = now;
    if (isArriving) arrival += 1;
    // Where other faces stand in for some that are on their way, signs are not missing.
    const warnings = isShort ? set.warnings.filter(({ code }) => code !== "missing-glyph") : set.warnings;
    const shown = { ...set, warnings, newspaperId: newspaper.id, toSet, missingPictures: missing, arrival };
    useLaidPages.setState({ set: shown, error: null, ...onDevice });
    laid = now;
    if (useStone.getState().newspaper?.id === newspaper.id) noteShape(set.shape ?? null);
    clearTimeout(settling);
    if (isArriving) settle();
    else settling = setTimeout(settle, rest);
  };

  /** The faces come, or it stays as it is until the next edit. */
  const awaitFaces = (fresh: readonly SceneItem[]) =>
    loadSceneFonts([{ items: fresh }]).then(
      () => {
        hasFaces = true;
        press();
      },
      (error) => console.warn("Faces for new signs could not be loaded", error),
    );

  const pressOnce = async (newspaper: Newspaper) => {
    const isNew = laid?.newspaper.id !== newspaper.id;
    const isWhole = isWanted || looks.some((field) => !isSame(laid?.newspaper[field], newspaper[field]));
    if (isWhole) useLaidPages.setState({ isSetting: true, error: null });
    if (isNew) [setter, deviceSetter] = [openPagesSetter(), null];
    if (isWhole) await pictures.ready(newspaper);
    const { device } = useLaidPages.getState();
    const now: Laid = { newspaper, device, ...pictures.toSet(newspaper) };
    const [wasForeign, hadFaces] = [isForeign, hasFaces];
    isForeign = false;
    hasFaces = false;
    const isSameSet = laid?.missing === now.missing && isSame(laid.toSet, now.toSet);
    if (!isWhole && !hadFaces && isSameSet && laid?.device === device) return;
    const done = await setter.set(now.toSet, paperHeight(newspaper.paperSize), isWhole ? null : patience);
    if (isWhole) await loadSceneFonts([{ items: done.fresh }]);
    else if (!(await loadFaces(done.fresh, patience))) done.isShort = true;
    const onDevice = await setOnDevice(now, isWhole);
    if (isOver) return;
    isWanted = false;
    show(now, done, isNew || ((isWhole || wasForeign) && done.fresh.length > 0), onDevice);
    if (done.isShort && !hadFaces) void awaitFaces(done.fresh);
  };

  const pressUntilDone = async () => {
    do {
      isStale = false;
      const { newspaper } = useStone.getState();
      if (!newspaper || newspaper.id !== idOnDesk()) break;
      const telling = setTimeout(() => useLaidPages.setState({ isSetting: true }), slow);
      try {
        await pressOnce(newspaper).catch(async (error) => {
          console.warn("The newspaper could not be set", error);
          isWanted = true;
          await new Promise((resolve) => setTimeout(resolve, beforeAnotherTry));
          if (!isOver && !isStale) await pressOnce(newspaper);
        });
      } catch (error) {
        if (!isOver) useLaidPages.setState({ error });
      } finally {
        clearTimeout(telling);
      }
    } while (isStale && !isOver);
  };

  function press(): void {
    isStale = true;
    if (isBusy || isOver) return;
    isBusy = true;
    void pressUntilDone().finally(() => {
      isBusy = false;
      if (isOver) return;
      useLaidPages.setState({ isSetting: false });
      // Something may have come as the last round ended.
      if (isStale) press();
    });
  }

  const leave = useStone.subscribe((state, before) => {
    if (state.newspaper === before.newspaper) return;
    if (state.common !== before.common) isForeign = true;
    press();
  });
  const turn = useLaidPages.subscribe(({ device }, before) => device !== before.device && press());
  press();

  return {
    again() {
      isWanted = true;
      pictures.forgetMissing();
      press();
    },
    ready() {
      setter.moveBeside().catch(() => {});
      deviceSetter?.setter.moveBeside().catch(() => {});
    },
    stop() {
      isOver = true;
      leave();
      turn();
      letGo();
      clearTimeout(settling);
      settle();
    },
  };
}
