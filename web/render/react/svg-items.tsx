import { memo, type ReactElement } from "react";
import type { BoxItem, Clip, PageScene, PathItem, RuleItem, TextItem } from "../../typeset/model/scene.ts";
import { cssFamilies } from "../fonts/font-families.ts";
import { dotRows } from "../shaping/outlines.ts";
import { finerText } from "../shaping/text-context.ts";

function clipped(clip: Clip | undefined, drawn: ReactElement): ReactElement {
  if (!clip) return drawn;
  const { x, y, width, height } = clip;
  // A nested viewport clips without an id, which two pages on one screen would share.
  return (
    // No picture of its own to a screen reader: what is inside counts.
    <svg role="presentation" x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`} overflow="hidden">
      {drawn}
    </svg>
  );
}

const spacing = (points: number) => (points === 0 ? undefined : `${(points * finerText).toFixed(3)}px`);

export const SvgText = memo(function SvgText({ item, paper }: { item: TextItem; paper: string }) {
  const halo =
    item.halo === undefined
      ? undefined
      : { stroke: paper, strokeWidth: item.halo * 2 * finerText, strokeLinejoin: "round" as const, paintOrder: "stroke" };
  return clipped(
    item.clip,
    <text
      fontFamily={cssFamilies(item.font)}
      fontSize={item.size * finerText}
      fill={item.color}
      direction={item.direction}
      lang={item.language}
      wordSpacing={spacing(item.wordSpace)}
      letterSpacing={spacing(item.letterSpace)}
      transform={`translate(${item.x} ${item.y})${item.rotate ? ` rotate(${item.rotate})` : ""} scale(${1 / finerText})`}
      {...halo}
    >
      {item.text}
    </text>,
  );
});

export const SvgRule = memo(function SvgRule({ item }: { item: RuleItem }) {
  const { x, y, width, height, color, pitch } = item;
  if (pitch === undefined) return <rect x={x} y={y} width={width} height={height} fill={color} />;
  const dot = Math.min(width, height);
  const across = width >= height;
  return (
    <line
      x1={x + dot / 2}
      y1={y + dot / 2}
      x2={across ? x + width - dot / 2 : x + dot / 2}
      y2={across ? y + dot / 2 : y + height - dot / 2}
      stroke={color}
      strokeWidth={dot}
      strokeLinecap="round"
      strokeDasharray={`0 ${pitch}`}
    />
  );
});

export const SvgBox = memo(function SvgBox({ item }: { item: BoxItem }) {
  const { x, y, width, height, fill = "none", stroke, strokeWidth = 1, radius, dots } = item;
  const rect = { x, y, width, height, fill, rx: radius };
  if (stroke === undefined) return <rect {...rect} />;
  if (dots === undefined) return <rect {...rect} stroke={stroke} strokeWidth={strokeWidth} />;
  return (
    <>
      <rect {...rect} />
      {dotRows(item, strokeWidth).map(({ dash, ...line }) => (
        <line key={`${line.x1} ${line.y2}`} {...line} stroke={stroke} strokeWidth={strokeWidth} strokeDasharray={dash.join(" ")} />
      ))}
    </>
  );
});

export const SvgPath = memo(function SvgPath({ item }: { item: PathItem }) {
  return clipped(
    item.clip,
    <path
      d={item.d}
      transform={`translate(${item.x} ${item.y}) scale(${item.scale})`}
      fill={item.fill ?? "none"}
      stroke={item.stroke}
      strokeWidth={item.strokeWidth}
      strokeLinejoin="round"
      strokeLinecap="round"
      opacity={item.opacity}
    />,
  );
});

/**
 * What is known of a picture on the screen: its treated form, the same picture as it was treated for another place, or that it could not be
 * had.
 */
export type ShownPicture = string | { standIn: string } | "missing" | undefined;

export interface PictureProps {
  item: Extract<PageScene["items"][number], { kind: "picture" }>;
  shown: ShownPicture;
  ink: string;
}

export const SvgPicture = memo(function SvgPicture({ item, shown, ink }: PictureProps) {
  const { x, y, width, height, alt } = item;
  const named = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  if (shown === undefined || shown === "missing")
    return <rect x={x} y={y} width={width} height={height} fill={ink} opacity={0.08} {...named} />;
  const [href, fitted] = typeof shown === "string" ? [shown, "none"] : [shown.standIn, "xMidYMid slice"];
  return <image x={x} y={y} width={width} height={height} href={href} preserveAspectRatio={fitted} {...named} />;
});
