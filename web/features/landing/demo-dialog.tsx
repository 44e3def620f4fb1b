import { Pause, Play, RotateCcw } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import "../../i18n/demo-words.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { paths, signInPath } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import { DemoDesk } from "./demo-desk.tsx";
import { demoLength, momentAt, scenes } from "./demo-script.ts";
import { DemoStage } from "./demo-stage.tsx";
import { offeredPapers } from "./hero-papers.ts";
import type { OpenPressRoom } from "./press-room.ts";
import { useDemoClock } from "./use-demo-clock.ts";
import { useDemoPage } from "./use-demo-page.ts";

interface DemoDialogProps {
  openPressRoom: OpenPressRoom;
  onClose: () => void;
}

/** How a newspaper is made, played by the product itself in the visitor's language. Who wants nothing to move turns it on by hand. */
export function DemoDialog(props: DemoDialogProps) {
  return (
    <Suspense>
      <Demo {...props} />
    </Suspense>
  );
}

function Demo({ openPressRoom, onClose }: DemoDialogProps) {
  const { t } = useTranslation(["demo", "public"]);
  const { code, tag } = useLanguage();
  const isStill = useReducedMotion();
  const clock = useDemoClock(!isStill);
  const [attempt, setAttempt] = useState(0);
  const { scene, share } = momentAt(clock.time);
  const moment = useMemo(() => ({ scene, share }), [scene, share]);
  const page = useDemoPage(code, openPressRoom, moment, attempt);
  const at = scenes.indexOf(scene);
  const number = new Intl.NumberFormat(tag);
  const step = Math.min(at, 2) + 1;
  const names = [t("public:landing.how.article.title"), t("public:landing.how.template.title"), t("public:landing.how.page.title")];
  const tryIt = <ButtonLink href={signInPath(paths.home)}>{t("public:landing.paste.button")}</ButtonLink>;
  const turn = (by: number) => {
    const next = scenes[at + by];
    if (next) clock.stand(next, next === "page" ? 0.6 : 0.999);
  };
  const control = clock.isPlaying
    ? { label: t("pause"), Icon: Pause, press: clock.pause }
    : { label: t(clock.isOver ? "again" : "play"), Icon: clock.isOver ? RotateCcw : Play, press: clock.play };
  return (
    <Dialog
      open
      isWide
      onOpenChange={onClose}
      title={t("title")}
      actions={
        isStill ? (
          <>
            {tryIt}
            <Button disabled={at === 0} onClick={() => turn(-1)} className="ms-auto">
              {t("back")}
            </Button>
            <Button disabled={at === scenes.length - 1} onClick={() => turn(1)}>
              {t("next")}
            </Button>
          </>
        ) : (
          <>
            {tryIt}
            <Button
              onClick={control.press}
              className="ms-auto"
              iconStart={<control.Icon aria-hidden className="size-[18px]" strokeWidth={1.75} />}
            >
              {control.label}
            </Button>
          </>
        )
      }
    >
      <div aria-hidden className="h-[3px] bg-rule">
        <div className="h-full bg-ink" style={{ width: `${(clock.time / demoLength) * 100}%` }} />
      </div>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex flex-col gap-5">
          <div aria-live="polite" className="min-h-32 max-md:min-h-28">
            <p className="text-xs font-semibold text-ink-2">
              {t("public:steps.position", { number: number.format(step), total: number.format(3), name: names[step - 1] })}
            </p>
            <p className="mt-1 font-display text-h4">{t(`told.${scene}`)}</p>
          </div>
          {page.hasFailed && (
            <Notice
              tone="error"
              title={t("failed.title")}
              actions={<Button onClick={() => setAttempt(attempt + 1)}>{t("public:retry")}</Button>}
            >
              {t("failed.text")}
            </Notice>
          )}
          {page.newspaper && (
            <DemoDesk
              title={page.newspaper.title}
              content={page.newspaper.content}
              papers={offeredPapers(code)}
              scene={scene}
              share={share}
            />
          )}
        </div>
        <div className={at < 2 ? "max-md:hidden" : undefined}>
          <div className="bg-stone p-4">
            <DemoStage page={page} scene={scene} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
