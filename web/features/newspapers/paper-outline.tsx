import { clsx } from "clsx";

interface PaperOutlineProps {
  /** Named slots have room only where it is large. */
  words?: { name: string; headline: string; picture: string };
}

const slot = "grid place-items-center overflow-hidden border-[#57534b]/40 text-center text-[0.6875rem] leading-tight text-[#57534b]";
const lines = "bg-[repeating-linear-gradient(to_bottom,#16130f33_0_1px,transparent_1px_4px)]";

/**
 * A front page in hairlines: where a newspaper has no picture of itself yet, while it comes, and before the first one. It is paper in the
 * dark too.
 */
export function PaperOutline({ words }: PaperOutlineProps) {
  return (
    <span aria-hidden className="grid size-full grid-cols-3 grid-rows-[4fr_3fr_8fr_9fr] gap-[4%] bg-[#f4efe2] p-[8%]">
      <span className={clsx(slot, "col-span-3 border-y")}>{words?.name}</span>
      <span className={clsx(slot, "col-span-3", !words && "bg-[#57534b]/25")}>{words?.headline}</span>
      <span className={lines} />
      <span className={clsx(slot, "col-span-2 border bg-[#57534b]/10")}>{words?.picture}</span>
      <span className={lines} />
      <span className={lines} />
      <span className={lines} />
    </span>
  );
}
