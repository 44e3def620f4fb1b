import { writtenItem } from "../../api/press/written-language.ts";
import { drawInPlaceOf } from "../../render/draw/item-keys.ts";
import type { NewspaperToSet, PageScene, SceneItem } from "../../typeset/index.ts";

const known = new WeakMap<SceneItem, SceneItem>();
const scenes = new WeakMap<PageScene, { language: string; spoken: PageScene }>();

/**
 * The page with the article's text marked as being in the article's language, for screen readers. Unchanged items stay the same objects, so
 * that they are not drawn again.
 */
export function spokenScene(scene: PageScene, toSet: NewspaperToSet | undefined): PageScene {
  const language = toSet?.expandedContent.contentLanguage;
  if (!toSet || !language || language === toSet.language) return scene;
  const before = scenes.get(scene);
  if (before?.language === language) return before.spoken;
  const spoken = { ...scene, items: scene.items.map((item) => spokenItem(item, toSet)) };
  scenes.set(scene, { language, spoken });
  return spoken;
}

function spokenItem(item: SceneItem, toSet: NewspaperToSet): SceneItem {
  const spoken = writtenItem(item, toSet);
  if (spoken === item || spoken.kind !== "text") return item;
  const before = known.get(item);
  if (before?.kind === "text" && before.language === spoken.language) return before;
  drawInPlaceOf(spoken, item);
  known.set(item, spoken);
  return spoken;
}
