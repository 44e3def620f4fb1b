import type { SamplePress, SetSample } from "./features/layouts/sample-press.ts";
import { setPagesBeside } from "./features/preview/typesetting-host.ts";
import { loadSceneFonts } from "./render/fonts/fonts.ts";
import type { BodyType, NewspaperToSet } from "./typeset/index.ts";

/** In the Web Worker where there is one, else in the window. */
async function set(newspaper: NewspaperToSet, body: BodyType): Promise<SetSample> {
  const { pages, warnings } = await setPagesBeside(newspaper, { body }).catch(async (error) => {
    console.warn("The page is set in the window", error);
    const { setPagesOf, settingWith } = await import("./features/preview/set-pages.ts");
    return setPagesOf(newspaper, settingWith({ body }));
  });
  const [scene] = pages;
  if (!scene) throw new Error("The newspaper has no front page");
  await loadSceneFonts([scene]);
  return { scene, warnings };
}

/** Sets the pages on which admins see their layouts. */
export const layoutPress: SamplePress = { set };
