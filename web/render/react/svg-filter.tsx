import { type CSSProperties, memo, useId } from "react";
import type { PageScene } from "../../typeset/model/scene.ts";
import { type FilterLayer, filterLayers, type PageFilter } from "../draw/filters.ts";

const blend = (mode: "color" | "multiply" | "screen"): CSSProperties => ({ mixBlendMode: mode });

function Stops({ stops }: { stops: readonly { at: number; color: string }[] }) {
  return stops.map(({ at, color }) => <stop key={at} offset={at} stopColor={color} />);
}

/** Half of the unit square's diagonal: the vignette's last color is in the corners. */
const CORNER = Math.SQRT1_2;

function Layer({ layer, id, width, height }: { layer: FilterLayer; id: string; width: number; height: number }) {
  switch (layer.kind) {
    case "flat":
      return <rect width={width} height={height} fill={layer.color} opacity={layer.opacity} style={blend(layer.blend)} />;
    case "vignette":
      return (
        <>
          <radialGradient id={id} cx="0.5" cy="0.5" r={CORNER}>
            <Stops stops={layer.stops} />
          </radialGradient>
          <rect width={width} height={height} fill={`url(#${id})`} style={blend("multiply")} />
        </>
      );
    case "spots":
      return (
        <>
          <radialGradient id={id}>
            <Stops stops={layer.stops} />
          </radialGradient>
          <g style={blend("multiply")}>
            {layer.spots.map(({ x, y, radius }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={`url(#${id})`} />
            ))}
          </g>
        </>
      );
    case "fibers":
      return (
        <path
          d={layer.d}
          fill="none"
          stroke={layer.color}
          strokeWidth={layer.strokeWidth}
          strokeLinecap="round"
          style={blend("multiply")}
        />
      );
  }
}

/** A filter over a page on the screen; the page's own element must be isolated. */
export const SvgFilter = memo(function SvgFilter({ filter, scene }: { filter: PageFilter; scene: PageScene }) {
  const id = useId();
  const layers = filterLayers(filter, scene);
  if (layers.length === 0) return null;
  return (
    // The text under it stays selectable, and is all there is to be read.
    <g aria-hidden data-filter={filter} style={{ pointerEvents: "none" }}>
      {layers.map((layer) => {
        const key = layer.kind === "flat" || layer.kind === "fibers" ? layer.color.slice(1) : layer.kind;
        return <Layer key={key} layer={layer} id={`${id}-${key}`} width={scene.width} height={scene.height} />;
      })}
    </g>
  );
});
