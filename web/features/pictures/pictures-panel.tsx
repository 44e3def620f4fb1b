import { clsx } from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Newspaper } from "../../api/newspapers.ts";
import type { NewspaperChanges } from "../../api/unsaved-changes.ts";
import type { PageScene } from "../../typeset/index.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { changesToRestore, type PictureRole } from "./picture-changes.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { usePictureForm } from "./use-picture-form.ts";

interface PicturesPanelProps {
  newspaper: Newspaper;
  /** Its pages as they are set; none while they are being set. */
  pages: readonly PageScene[];
  /** The picture that is being made again; it takes no changes meanwhile. */
  remaking?: PictureRole | null;
  onChange: (changes: NewspaperChanges) => void;
}

const roles = ["main", "small"] as const;

/** Words that are longer than a narrow telephone take a second line; a button's own look says otherwise. */
const wrapping = "h-auto! min-h-8 shrink! whitespace-normal! py-1 text-start pointer-coarse:min-h-11";

/** The two pictures of the newspaper, and photographs of the owner's in their place. */
export function PicturesPanel(props: PicturesPanelProps) {
  const { t } = useTranslation("app");
  return (
    <section aria-labelledby="pictures-title" className="flex flex-col gap-3 border-t border-rule pt-5 pb-6">
      <h3 id="pictures-title" className="text-h4">
        {t("pictures.title")}
      </h3>
      <ul className="flex flex-col divide-y divide-rule">
        {roles.map((role) => (
          <PictureRow key={role} role={role} {...props} />
        ))}
      </ul>
    </section>
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

function PictureRow({ role, newspaper, pages, remaking = null, onChange }: PicturesPanelProps & { role: PictureRole }) {
  const { t } = useTranslation("app");
  const [isOpen, setOpen] = useState(false);
  const picture = usePictureForm(newspaper, role);
  const { standing } = picture;
  const isOwn = standing.replaced !== null;
  const isLeftOut =
    isOwn &&
    pages.length > 0 &&
    !pages.some(({ items }) => items.some((item) => item.kind === "picture" && item.src === standing.imageUrl));
  const isMade = standing.replaced?.imageUrl !== "";
  const isLocked = remaking === role;
  const name = t(`pictures.${role}`);
  const changeWords = t(isOwn ? "pictures.change" : "pictures.use");
  const restoreWords = t(isMade ? "pictures.restore" : "pictures.remove");
  const labelOf = (action: string) => t("pictures.actionOn", { action, name });
  const onDone = async () => {
    const changes = await picture.finish();
    if (!changes) return;
    onChange(changes);
    setOpen(false);
    showToast({ title: t("pictures.printed"), tone: "success" });
  };
  const restore = () => {
    const before: NewspaperChanges = {
      imageUrl: newspaper.imageUrl,
      imageCaption: newspaper.imageCaption,
      imageAlt: newspaper.imageAlt,
      smallImageUrl: newspaper.smallImageUrl,
      smallImageCaption: newspaper.smallImageCaption,
      smallImageAlt: newspaper.smallImageAlt,
      pictures: newspaper.pictures,
      previewImageUrl: "",
    };
    onChange(changesToRestore(newspaper, role));
    showToast({
      title: t(isMade ? "pictures.restored" : "pictures.removed"),
      action: { label: t("pictures.undo"), onPress: () => onChange(before) },
    });
  };
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="grid h-16 w-20 shrink-0 place-items-center overflow-hidden border border-rule bg-wash">
        {standing.imageUrl && <img src={standing.imageUrl} alt="" loading="lazy" className="size-full object-cover" />}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="text-sm leading-snug">
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-2">{t(isOwn ? "pictures.own" : standing.imageUrl ? "pictures.made" : "pictures.none")}</span>
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
        </div>
      </div>
      <PictureDialog
        role={role}
        open={isOpen}
        onOpenChange={setOpen}
        picture={picture}
        shape={shapeOf(pages[0], role)}
        onDone={() => void onDone()}
      />
    </li>
  );
}
