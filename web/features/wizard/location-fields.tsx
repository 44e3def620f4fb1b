import { clsx } from "clsx";
import { LocateFixed, MapPin } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { placeOf, useOrigin } from "../../api/press/article-origin.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { RegionInput } from "./region-input.tsx";
import { useArticleField } from "./use-article-field.ts";
import { type LocationProblem, useLocation } from "./use-location.ts";

/** Regional styling (specification §2): where the article comes from, asked of the device or typed. */
export function LocationFields() {
  const { t } = useTranslation("app");
  const { value: region, error } = useArticleField("region");
  const origin = useOrigin();
  const location = useLocation();
  const { pending, problem } = location;
  const place = placeOf(origin, region);
  const isAuto = origin.locationMode === "auto";
  const box = useInView(pending, problem);
  return (
    <div ref={box} className="flex scroll-mt-16 flex-col gap-3">
      <h3 className="font-ui text-sm font-semibold">{t("location.title")}</h3>
      <Segmented
        label={t("location.mode")}
        choices={[
          { value: "auto", label: t("location.auto") },
          { value: "manual", label: t("location.manual") },
        ]}
        value={origin.locationMode}
        onChange={location.setMode}
        onRepeat={(mode) => mode === "auto" && location.detect()}
      />
      <Field label={t("article.region.label")} help={isAuto ? t("location.autoHelp") : t("article.region.help")} error={error}>
        {(control) => (
          <div className="flex flex-wrap items-start gap-2">
            <div className="flex min-w-40 flex-1">
              <RegionInput control={control} placeholder={t("article.region.placeholder")} value={region} location={location} />
            </div>
            {isAuto ? (
              <Button
                className="h-auto! min-h-10 max-w-full py-1.5 whitespace-normal! pointer-coarse:min-h-11"
                busy={pending === "device"}
                iconStart={<LocateFixed aria-hidden className="size-[18px]" strokeWidth={1.75} />}
                onClick={location.detect}
              >
                {t("location.detect")}
              </Button>
            ) : (
              <Button busy={pending === "text"} disabled={region.trim() === "" || pending === "text"} onClick={location.submit}>
                {t("location.set")}
              </Button>
            )}
          </div>
        )}
      </Field>
      <div role="status" className="text-sm empty:hidden">
        {pending === "device"
          ? t("location.detecting")
          : pending === null && place && <ChosenPlace name={origin.placeName} timeZone={place.timeZone} />}
      </div>
      {problem && <LocationNotice problem={problem} />}
    </div>
  );
}

/** What came of a press is seen, also where it stands below the edge of the screen. */
function useInView(pending: unknown, problem: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const wasPending = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of what is said.
  useEffect(() => {
    const held = document.activeElement;
    // Focus that has moved to another part of the screen stays there.
    const { bottom = 0 } = box.current?.getBoundingClientRect() ?? {};
    // Nothing has the focus either where a button was pressed that is busy now, which may be further down.
    const isHere = held === null || held === document.body ? bottom >= 0 : box.current?.contains(held);
    if (isHere && (pending !== null || wasPending.current)) box.current?.scrollIntoView({ block: "nearest" });
    wasPending.current = pending !== null;
  }, [pending, problem]);
  return box;
}

function ChosenPlace({ name, timeZone }: { name: string; timeZone: string }) {
  const { tag } = useLanguage();
  return (
    <p className="flex items-start gap-2">
      <MapPin aria-hidden className="mt-0.5 size-[18px] shrink-0" strokeWidth={1.75} />
      <span>
        <bdi className="font-medium">{name}</bdi>
        <span className="block text-xs text-ink-2">{dateAt(timeZone, tag)}</span>
      </span>
    </p>
  );
}

/** Today there; without the day where the browser does not know the time zone. */
function dateAt(timeZone: string, tag: string): string {
  try {
    return new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone }).format(Date.now());
  } catch {
    return "";
  }
}

const calm: readonly LocationProblem[] = ["unknown"];

/** The specification's words for what went wrong with the device, and for all what to do. */
function LocationNotice({ problem }: { problem: LocationProblem }) {
  const { t } = useTranslation("app");
  const sentences = useSentences();
  switch (problem) {
    case "unsupported":
    case "denied":
    case "unavailable":
    case "timeout":
    case "failed":
      return (
        <Notice tone="error" title={t(`location.problems.${problem}`)}>
          {problem === "denied" ? sentences(t("location.allow"), t("location.typeInstead")) : t("location.typeInstead")}
        </Notice>
      );
    default:
      return (
        <div
          role={calm.includes(problem) ? "status" : "alert"}
          className={clsx("border-y border-t-2 border-rule border-t-warn py-3 text-sm")}
        >
          {t(`location.problems.${problem}`)}
        </div>
      );
  }
}
