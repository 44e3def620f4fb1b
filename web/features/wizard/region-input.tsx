import { type ChangeEvent, type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type RegionInputProps, regionInputClass, submitsWith, type TakenOver } from "./region-field.ts";
import type { RegionSuggestionsProps } from "./region-suggestions.tsx";

let Suggestions: ComponentType<RegionSuggestionsProps> | undefined;

async function fetchSuggestions(): Promise<void> {
  Suggestions ??= (await import("./region-suggestions.tsx")).RegionSuggestions;
}

/**
 * The field for a place. What suggests places while one types (15 KB) is fetched when pointer or keyboard come, and takes the field over as
 * it stands.
 */
export function RegionInput(props: RegionInputProps) {
  const { control, placeholder, value, location } = props;
  const [taken, setTaken] = useState<TakenOver | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const isTyping = useRef(false);

  const takeOver = () => {
    const field = input.current;
    // Half-written letters of an input method would be lost with the element.
    if (!field || !Suggestions || isComposing.current) return;
    const isFocused = document.activeElement === field;
    // At once: after the next frame it would take back the focus from a user who has left the field.
    flushSync(() =>
      setTaken({
        isTyping: isFocused && isTyping.current,
        selection: isFocused ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : null,
      }),
    );
  };
  // Without the file the field is a plain one; the next visit asks again.
  const prepare = () => void fetchSuggestions().then(takeOver, () => undefined);

  if (taken && Suggestions) return <Suggestions {...props} taken={taken} />;
  return (
    <input
      {...control}
      ref={input}
      className={regionInputClass}
      placeholder={placeholder}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        isTyping.current = true;
        location.type(event.target.value);
      }}
      onKeyDown={(event) => submitsWith(event) && location.submit()}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        prepare();
      }}
      onPointerEnter={prepare}
      onFocus={prepare}
      autoComplete="off"
      enterKeyHint="done"
      dir="auto"
    />
  );
}
