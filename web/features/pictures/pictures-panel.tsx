import { clsx } from "clsx";
import { ArrowDownUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import { useOpenGroup } from "../../api/open-groups.ts";
import { invertEdit, type PageEdit } from "../../api/stone/page-edits.ts";
import { perform, useStone } from "../../api/stone/stone.ts";
import type { PageScene } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { Fold } from "../../ui/fold.tsx";
import { showToast } from "../../ui/toast.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { type PictureRole, pictureOf, printEdit, removeEdit, restoreEdit, swapEdit } from "./picture-edits.ts";
import { usePictureForm } from "./use-picture-form.ts";

export interface PicturesPanelProps {
  newspaper: Newspaper;
  /** Its pages as they are set; none while they are being set. */
  pages: readonly PageScene[];
  /** The picture that is being made again; it takes no changes meanwhile. */
  remaking?: PictureRole | null;
}

const roles = ["main", "small"] as const;

/** Words that are longer than a narrow telephone take a second line; a button's own look says otherwise. */
const wrapping = "h-auto! min-h-8 shrink! whitespace-normal! py-1 text-start pointer-coarse:min-h-11";

/** Does what `edit` says to the newspaper as it lies on the stone now; says so with a way back, or that it could not be done. */
function useStep() {
  const { t } = useTranslation("app");
  return (edit: (newspaper: Newspaper) => PageEdit | null, done: string) => {
    const { newspaper } = useStone.getState();
    const step = newspaper && edit(newspaper);
    if (!step) return;
    const failed = () => showToast({ title: t("pictures.notDone"), tone: "error" });
    if (!perform(step)) return failed();
    const onPress = () => void (perform(invertEdit(step)) || failed());
    showToast({ title: done, tone: "success", action: { label: t("pictures.undo"), onPress } });
  };
}

/** The two pictures of the newspaper: swapped, changed, cropped, printed otherwise, taken off and put back. */
export function PicturesPanel(props: PicturesPanelProps) {
  const { t } = useTranslation("app");
  const { newspaper, remaking = null } = props;
  const step = useStep();
  const group = useOpenGroup("pictures", true);
  const hasPictures = roles.some((role) => pictureOf(newspaper, role).imageUrl !== "");
  return (
    <Fold id="pictures-title" title={t("pictures.title")} {...group}>
      <ul className="flex flex-col divide-y divide-rule">
        {roles.map((role) => (
          <PictureRow key={role} role={role} {...props} />
        ))}
      </ul>
      {hasPictures && (
        <Button
          size="small"
          className={clsx("self-start", wrapping)}
          iconStart={<ArrowDownUp aria-hidden className="size-4" strokeWidth={1.75} />}
          aria-disabled={remaking !== null || undefined}
          onClick={() => remaking === null && step(swapEdit, t("pictures.swapped"))}
        >
          {t("pictures.swap")}
        </Button>
      )}
    </Fold>
  );
}

/** Width over height of the main picture where it stands; drawings are cropped by rules of their own. */
function shapeOf(front: PageScene | undefined, role: PictureRole): number | null {
  if (role !== "main") return null;
  const places = front?.items.flatMap((item) => {
    if (item.block !== "main-image") return [];
    return item.kind === "picture" ? [item] : item.kind === "path" && item.clip ? [item.clip] : [];
  });
  const place = places?.[0];
  return place ? place.width / place.height : null;
}

function PictureRow({ role, newspaper, pages, remaking = null }: PicturesPanelProps & { role: PictureRole }) {
  const { t } = useTranslation("app");
  const [isOpen, setOpen] = useState(false);
  const picture = usePictureForm(newspaper, role);
  const { standing } = picture;
  const isPainted = newspaper.madeWith.images !== "house";
  const isEmpty = standing.imageUrl === "";
  const isTakenOff = isEmpty && standing.replaced !== null;
  // What stands here instead of what was made: a photograph, or nothing.
  const isOwn = standing.replaced !== null && !(isEmpty && standing.replaced.imageUrl === "");
  const isLeftOut =
    isOwn &&
    !isEmpty &&
    pages.length > 0 &&
    !pages.some(({ items }) => items.some((item) => item.kind === "picture" && item.src === standing.imageUrl));
  const isMade = standing.replaced?.imageUrl !== "";
  // With a photograph, taking it off brings back nothing where nothing was made.
  const canRemove = !isEmpty && (!isOwn || isMade);
  const isLocked = remaking === role;
  const name = t(`pictures.${role}`);
  const changeWords = t(!isEmpty && (isOwn || isPainted) ? "pictures.change" : "pictures.use");
  const restoreWords = t(isMade ? "pictures.restore" : "pictures.remove");
  const labelOf = (action: string) => t("pictures.actionOn", { action, name });
  const step = useStep();
  const onDone = async () => {
    const finished = await picture.finish();
    if (!finished) return;
    step((now) => printEdit(now, role, finished), t("pictures.printed"));
    setOpen(false);
  };
  const restore = () => step((now) => restoreEdit(now, role), t(isMade ? "pictures.restored" : "pictures.removed"));
  const remove = () => step((now) => removeEdit(now, role), t("pictures.takenOff"));
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="grid h-16 w-20 shrink-0 place-items-center overflow-hidden border border-rule bg-wash">
        {standing.imageUrl && <img src={standing.imageUrl} alt="" loading="lazy" className="size-full object-cover" />}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="text-sm leading-snug">
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-2">
            {t(isTakenOff ? "pictures.off" : isEmpty ? "pictures.none" : isOwn ? "pictures.own" : "pictures.made")}
          </span>
          {isLocked && <span className="block">{t("pictures.remaking")}</span>}
          {isLeftOut && <span className="block text-warn">{t("pictures.noRoom")}</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            className={wrapping}
            aria-label={labelOf(changeWords)}
            aria-disabled={isLocked || undefined}
            onClick={() => !isLocked && setOpen(true)}
          >
            {changeWords}
          </Button>
          {isOwn && (
            <Button
              size="small"
              variant="quiet"
              className={clsx("-ms-3", wrapping)}
              aria-label={labelOf(restoreWords)}
              aria-disabled={isLocked || undefined}
              onClick={() => !isLocked && restore()}
            >
              {restoreWords}
            </Button>
          )}
          {canRemove && (
            <Button
              size="small"
              variant="quiet"
              className={clsx("-ms-3", wrapping)}
              aria-label={labelOf(t("pictures.remove"))}
              aria-disabled={isLocked || undefined}
              onClick={() => !isLocked && remove()}
            >
              {t("pictures.remove")}
            </Button>
          )}
        </div>
      </div>
      <PictureDialog
        role={role}
        open={isOpen}
        onOpenChange={setOpen}
        picture={picture}
        shape={shapeOf(pages[0], role)}
        isPainted={isPainted}
        onDone={() => void onDone()}
      />
    </li>
  );
}
