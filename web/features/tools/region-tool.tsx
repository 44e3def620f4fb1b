import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "../../../functions/http/limits.ts";
import { placeLine } from "../../../locales/place-line.ts";
import { ApiError } from "../../api/client.ts";
import type { Newspaper } from "../../api/newspapers.ts";
import { findPlace, type LocatedPlace, usePlacesLike } from "../../api/press/places.ts";
import type { EditValue } from "../../api/stone/page-edits.ts";
import { undo, useStone } from "../../api/stone/stone.ts";
import { controlClass, Field } from "../../ui/field.tsx";
import { takeStep } from "./step.ts";
import { valueEdits } from "./tool-edits.ts";

/** What a newspaper keeps of a place. */
const asPlace = ({ city, country, countryCode, lat, lng, timeZone }: LocatedPlace) => ({ city, country, countryCode, lat, lng, timeZone });

/**
 * Where the newspaper is from: the words under the byline, and the town whose sun and moon the almanac tells. Kept when the field is left
 * or Enter is pressed; an unknown town is printed as it was typed.
 */
export function RegionTool({ newspaper }: { newspaper: Newspaper }) {
  const { t } = useTranslation("tools");
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState<"unknown" | "offline" | null>(null);
  const work = useRef<AbortController | null>(null);
  const { language, region } = newspaper;
  const suggested = usePlacesLike(typed ?? "", language, typed !== null && typed !== region);
  const lineOf = (place: LocatedPlace) => placeLine(place, language);

  const keep = (text: string, place: LocatedPlace | null) => {
    takeStep((now) => valueEdits(now, { region: text, place: place && (asPlace(place) as EditValue) }));
  };
  const take = async () => {
    work.current?.abort();
    const text = typed?.trim() ?? region;
    setTyped(null);
    if (text === region) return;
    setNote(null);
    const known = suggested.find((place) => lineOf(place) === text);
    if (known || text === "") return keep(text, known ?? null);
    const mine = new AbortController();
    work.current = mine;
    // The words at once, the town behind them: both are one step where nothing was done in between.
    keep(text, null);
    const step = useStone.getState().done.at(-1);
    try {
      const place = await findPlace(text, language, mine.signal);
      const now = useStone.getState();
      if (now.newspaper?.id !== newspaper.id || now.newspaper.region !== text) return;
      if (now.done.at(-1) === step) undo();
      keep(text, place);
    } catch (error) {
      if (mine.signal.aborted) return;
      setNote(error instanceof ApiError && error.status === 404 ? "unknown" : "offline");
    }
  };
  return (
    <Field label={t("edition.region.label")} help={note ? t(`edition.region.${note}`) : t("edition.region.help")}>
      {(control) => (
        <>
          <input
            {...control}
            className={`${controlClass} h-10 pointer-coarse:h-11`}
            list={listId}
            dir="auto"
            maxLength={limits.region}
            autoComplete="off"
            value={typed ?? region}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => void take()}
            onKeyDown={(event) => {
              if (event.key === "Escape" && typed !== null) {
                event.stopPropagation();
                setTyped(null);
              } else if (event.key === "Enter" && !event.nativeEvent.isComposing) void take();
            }}
          />
          <datalist id={listId}>
            {suggested.map((place) => (
              <option key={`${place.lat} ${place.lng}`} value={lineOf(place)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
