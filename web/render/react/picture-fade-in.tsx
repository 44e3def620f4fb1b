import { useEffect, useState } from "react";
import { SvgItem, type SvgItemProps } from "./svg-items.tsx";

/**
 * When each picture of a newspaper in the making began to come up, by its address, in milliseconds of `performance.now()`: written by the
 * page on which it is seen first. On the next one it goes on from there, and comes up no second time.
 */
export type PicturedAt = Map<string, number>;

interface DevelopingPictureProps extends SvgItemProps {
  /** Address of the picture that the item is. */
  src: string;
  picturedAt: PicturedAt;
}

/** A picture that comes up like a print in its tray. */
export function DevelopingPicture({ src, picturedAt, ...picture }: DevelopingPictureProps) {
  // Computed once: a running animation whose delay changes would jump.
  const [elapsed] = useState(() => performance.now() - (picturedAt.get(src) ?? performance.now()));
  const isSeen = picture.shown !== undefined;
  useEffect(() => {
    if (isSeen && !picturedAt.has(src)) picturedAt.set(src, performance.now());
  }, [isSeen, picturedAt, src]);
  return (
    <g className={isSeen ? "develop" : undefined} style={elapsed > 0 ? { animationDelay: `${-Math.round(elapsed)}ms` } : undefined}>
      <SvgItem {...picture} />
    </g>
  );
}
