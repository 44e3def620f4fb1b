import type { LayoutVersion } from "../../../functions/admin/contract.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { sectionsOf } from "../../typeset/index.ts";
import { useCanvas } from "./canvas-store.ts";
import { layoutPage } from "./section-types.ts";

/** The boxes of a version, small; for the eye alone. */
export function VersionOutline({ version }: { version: LayoutVersion }) {
  const { direction } = useLanguage();
  const preview = useCanvas((canvas) => canvas.preview);
  const sections = version.sectionLayout ?? (preview ? sectionsOf(preview.template, preview.layout, preview.settings) : []);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${layoutPage.width} ${layoutPage.height}`}
      className="h-24 w-18 shrink-0 border border-rule-2 bg-white text-black"
    >
      {/* Layouts are kept as of a page that reads from the left. */}
      <g transform={direction === "rtl" ? `translate(${layoutPage.width} 0) scale(-1 1)` : undefined}>
        {sections.map(({ id, type, x, y, width, height }) => (
          <rect
            key={id}
            x={x}
            y={y}
            width={width}
            height={height}
            fill="currentColor"
            fillOpacity={type === "image" ? 0.35 : type === "masthead" || type === "expanded-title" ? 0.2 : 0.07}
            stroke="currentColor"
            strokeWidth={5}
          />
        ))}
      </g>
    </svg>
  );
}
