import { useTranslation } from "react-i18next";

interface PageOutlineProps {
  /** Names the slots; without, the outline is a skeleton while a page comes. */
  isLabeled?: boolean;
  /** Class of its proportions. */
  shape?: string;
  /** Address of the main picture where it is known before there is a page, else ''. */
  picture?: string;
}

const slot = "relative flex items-center justify-center border border-rule-2/60 p-1 text-center text-[0.6875rem] leading-tight text-ink-2";

/** An empty front page: where everything will stand, in hairlines. */
export function PageOutline({ isLabeled = false, shape = "aspect-3/4", picture = "" }: PageOutlineProps) {
  const { t } = useTranslation("app");
  const name = (text: string) => (isLabeled ? <span className="bg-paper px-1">{text}</span> : null);
  return (
    <div aria-hidden className={`grid ${shape} w-full grid-cols-4 grid-rows-[9fr_8fr_24fr_30fr_16fr] gap-[2%] bg-paper p-[4%] shadow-page`}>
      <div className={`${slot} col-span-4 border-x-0`}>{name(t("stage.slots.nameplate"))}</div>
      <div className={`${slot} col-span-4`}>{name(t("stage.slots.headline"))}</div>
      <Lines />
      <div className={`${slot} col-span-2 overflow-hidden`}>
        {name(t("stage.slots.picture"))}
        {picture && (
          <img
            key={picture}
            src={picture}
            alt=""
            className="absolute inset-0 size-full object-cover"
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
      </div>
      <div className={`${slot} row-span-2`}>{name(t("stage.slots.sideStories"))}</div>
      <div className="relative col-span-3">
        <Lines columns />
        <span className="absolute inset-0 flex items-center justify-center text-[0.6875rem] text-ink-2">
          {name(t("stage.slots.story"))}
        </span>
      </div>
      <Lines />
      <Lines />
      <div className={slot}>{name(t("stage.slots.inside"))}</div>
      <div className={slot}>{name(t("stage.slots.almanac"))}</div>
    </div>
  );
}

/** Rules at the leading of real lines. */
function Lines({ columns = false }: { columns?: boolean }) {
  const lines = "h-full bg-[repeating-linear-gradient(to_bottom,var(--color-rule)_0_1px,transparent_1px_7px)]";
  if (!columns) return <div className={lines} />;
  return (
    <div className="grid h-full grid-cols-3 gap-[3%]">
      <div className={lines} />
      <div className={lines} />
      <div className={lines} />
    </div>
  );
}
