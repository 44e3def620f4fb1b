import type { Clip, Frame, PageScene, SceneItem } from "../model/scene.ts";

/** A page drawn larger or smaller: every length of it multiplied. Nothing is broken or measured again. */
export function scaleScene(scene: PageScene, factor: number): PageScene {
  const by = (value: number) => value * factor;
  const area = <A extends Clip>(each: A): A => ({ ...each, x: by(each.x), y: by(each.y), width: by(each.width), height: by(each.height) });
  return {
    ...scene,
    width: by(scene.width),
    height: by(scene.height),
    items: scene.items.map((item) => scaleItem(item, by, area)),
    frames: scene.frames.map((frame): Frame => ({ ...area(frame), foot: by(frame.foot) })),
    sections: scene.sections.map(area),
  };
}

/** An item drawn smaller or larger about a point of its page, which then stands at another. */
export function moveItem(item: SceneItem, factor: number, from: { x: number; y: number }, to: { x: number; y: number }): SceneItem {
  const by = (value: number) => value * factor;
  const area = <A extends Clip>(each: A): A => ({ ...each, x: by(each.x), y: by(each.y), width: by(each.width), height: by(each.height) });
  const scaled = scaleItem(item, by, area);
  const [right, down] = [to.x - by(from.x), to.y - by(from.y)];
  const moved = { ...scaled, x: scaled.x + right, y: scaled.y + down };
  return "clip" in moved && moved.clip ? { ...moved, clip: { ...moved.clip, x: moved.clip.x + right, y: moved.clip.y + down } } : moved;
}

function scaleItem(item: SceneItem, by: (value: number) => number, area: <A extends Clip>(each: A) => A): SceneItem {
  switch (item.kind) {
    case "text":
      return {
        ...item,
        x: by(item.x),
        y: by(item.y),
        width: by(item.width),
        size: by(item.size),
        wordSpace: by(item.wordSpace),
        letterSpace: by(item.letterSpace),
        naturalSpace: by(item.naturalSpace),
        ...(item.halo === undefined ? {} : { halo: by(item.halo) }),
        ...(item.clip ? { clip: area(item.clip) } : {}),
      };
    case "path":
      return { ...item, x: by(item.x), y: by(item.y), scale: by(item.scale), ...(item.clip ? { clip: area(item.clip) } : {}) };
    case "rule":
      return { ...area(item), ...(item.pitch === undefined ? {} : { pitch: by(item.pitch) }) };
    case "box":
      return {
        ...area(item),
        ...(item.strokeWidth === undefined ? {} : { strokeWidth: by(item.strokeWidth) }),
        ...(item.radius === undefined ? {} : { radius: by(item.radius) }),
        ...(item.dots === undefined ? {} : { dots: by(item.dots) }),
      };
    case "picture":
      return { ...area(item), ...(item.chamfer === undefined ? {} : { chamfer: by(item.chamfer) }) };
  }
}
