import { ArrowRight } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { readSession } from "../../api/account/session.ts";
import { draftFromPaste, useDraft } from "../../api/press/draft.ts";
import { paths, signInPath } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";

/** The call to action: what is pasted here becomes the draft, and waits through sign-in. */
export function PasteBox({ aside }: { aside?: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [isLeaving, setLeaving] = useState(false);

  useLayoutEffect(() => {
    // What was typed before the script came; without that, the draft.
    setText(box.current?.value || useDraft.getState().content);
  }, []);

  useEffect(() => {
    const isDesk = matchMedia("(min-width: 64rem) and (pointer: fine)").matches;
    if (isDesk && !location.hash) box.current?.focus({ preventScroll: true });
    // The button was pressed before the script came.
    const { dataset } = document.documentElement;
    if (dataset.pressed !== undefined) box.current?.form?.requestSubmit();
    delete dataset.pressed;
  }, []);

  async function leave(event: FormEvent) {
    event.preventDefault();
    setLeaving(true);
    // Of the box itself: what was typed before the script came is not in the state yet when the button was pressed before it, too.
    keep(box.current?.value ?? text);
    const user = await readSession().catch(() => null);
    if (user) return navigate(paths.home);
    // Back from the sign-in page, to this one as it was left.
    addEventListener("pageshow", () => setLeaving(false), { once: true });
    location.assign(signInPath(paths.home));
  }

  return (
    <form onSubmit={leave} className="mt-7">
      <div className="rounded-box border border-rule-2 bg-sheet/60 p-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-pencil">
        <label htmlFor={id} className="sr-only">
          {t("landing.paste.label")}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => keep(text)}
          placeholder={t("landing.paste.placeholder")}
          className="field-sizing-content max-h-72 min-h-14 w-full resize-none bg-transparent px-1 py-1 text-base leading-relaxed outline-none"
        />
        <div className="mt-1 flex flex-wrap justify-between gap-2 border-t border-rule pt-3">
          {aside}
          <Button
            type="submit"
            variant="press"
            size="medium"
            className="ms-auto"
            busy={isLeaving}
            iconEnd={<ArrowRight aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />}
          >
            {t("landing.paste.button")}
          </Button>
        </div>
      </div>
      <p className="mt-2.5 text-xs text-ink-2">{t("landing.paste.note")}</p>
    </form>
  );
}

function keep(text: string): void {
  const draft = useDraft.getState();
  if (text === draft.content) return;
  const pasted = draftFromPaste(text);
  draft.edit({ content: pasted.content, title: pasted.title || draft.title });
}
