import { clsx } from "clsx";
import { useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePlacesLike } from "../../api/press/places.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { placeParts } from "./place-text.ts";
import { type RegionInputProps, regionInputClass, submitsWith, type TakenOver } from "./region-field.ts";

export interface RegionSuggestionsProps extends RegionInputProps {
  taken: TakenOver;
}

/** The field with a list of places that begin like its text (WAI-ARIA combobox). Nothing is chosen but by pressing it. */
export function RegionSuggestions({ control, placeholder, value, location, taken }: RegionSuggestionsProps) {
  const { t } = useTranslation("app");
  const figure = useFigures();
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(taken.isTyping);
  const [isComposing, setComposing] = useState(false);
  const places = usePlacesLike(value, location.language, isTyping && !isComposing);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: places,
    inputValue: value,
    inputId: control.id,
    isOpen: isTyping && !isComposing && places.length > 0,
    onIsOpenChange: ({ isOpen: next }) => setTyping(next),
    itemToString: (place) => place?.city ?? "",
    selectedItem: null,
    stateReducer: (state, { type, changes }) => {
      // The field keeps its text whatever the list does; and leaving it chooses nothing.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape || type === useCombobox.stateChangeTypes.InputBlur)
        return { ...state, isOpen: false, highlightedIndex: -1 };
      // A press puts the cursor, as in any field.
      if (type === useCombobox.stateChangeTypes.InputClick) return state;
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setTyping(false);
      if (selectedItem) location.choose(selectedItem, value);
    },
  });

  const { selection } = taken;
  useLayoutEffect(() => {
    if (!selection) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(...selection);
  }, [selection]);

  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Near the foot of a small screen it would open behind the bar there.
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const leaveIt = () => Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (event.nativeEvent.isComposing) return leaveIt();
    if (submitsWith(event) && highlightedIndex < 0) {
      leaveIt();
      setTyping(false);
      location.submit();
    }
    // A closed list is asked for by an arrow.
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !isOpen && value !== "") setTyping(true);
  };

  return (
    <div className="relative min-w-0 flex-1">
      <input
        {...getInputProps({
          ...control,
          ref: input,
          "aria-labelledby": undefined,
          onChange: (event) => {
            setTyping(true);
            location.type(event.currentTarget.value);
          },
          onKeyDown,
          onBlur: () => setTyping(false),
        })}
        className={regionInputClass}
        placeholder={placeholder}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        enterKeyHint="done"
        dir="auto"
      />
      <ul
        {...getMenuProps({ ref: list, "aria-label": t("location.suggestions") })}
        className={clsx(
          "absolute inset-x-0 top-full z-20 mt-1 overflow-y-auto rounded-box border border-rule-2 bg-sheet p-1 shadow-page",
          !isOpen && "hidden",
        )}
        // On a low screen, or at 200 %, the field stays in view above its list.
        style={{ maxHeight: "min(20rem, 45vh)" }}
      >
        {isOpen &&
          places.map((place, index) => {
            const { name, where } = placeParts(place, location.language);
            return (
              <li
                key={`${place.lat} ${place.lng}`}
                {...getItemProps({ item: place, index })}
                className={clsx(
                  "flex min-h-9 flex-wrap items-baseline gap-x-2 rounded-ctl px-2 py-1.5 text-sm leading-snug select-none pointer-coarse:min-h-11 pointer-coarse:items-center",
                  index === highlightedIndex && "bg-wash shadow-[inset_0_0_0_2px_var(--color-pencil)]",
                )}
              >
                <span className="font-medium">{name}</span> <span className="text-ink-2">{where}</span>
              </li>
            );
          })}
      </ul>
      <p role="status" className="sr-only">
        {isOpen ? t("location.found", { count: places.length, figure: figure(places.length) }) : ""}
      </p>
    </div>
  );
}
