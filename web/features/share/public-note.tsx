import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CopiedField } from "./copied-field.tsx";

interface PublicNoteProps {
  address: string;
  refusals: number;
  /** New pictures of the pages are on their way. */
  isRenewing: boolean;
  isStopping: boolean;
  onStop: () => void;
}

/** That the newspaper is public, in place of that it is not. */
export function PublicMark() {
  const { t } = useTranslation("share-app");
  return (
    <div className="flex flex-col gap-1">
      <p>
        <Badge tone="ok">{t("public.badge")}</Badge>
      </p>
      <p className="text-sm text-ink-2">{t("public.text")}</p>
    </div>
  );
}

/** Where it is public, and how to take that back. */
export function PublicNote({ address, refusals, isRenewing, isStopping, onStop }: PublicNoteProps) {
  const { t } = useTranslation("share-app");
  return (
    <div className="flex flex-col gap-3">
      <CopiedField label={t("public.address")} words={address} refusals={refusals} />
      <p role="status" className="text-xs text-ink-2 empty:hidden">
        {isRenewing ? t("public.renewing") : ""}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          href={address}
          target="_blank"
          rel="noopener"
          size="small"
          iconStart={<Eye aria-hidden className="size-[18px]" strokeWidth={1.75} />}
        >
          {t("public.open")}
        </ButtonLink>
        <Button size="small" variant="quiet" busy={isStopping} onClick={onStop}>
          {t("public.stop")}
        </Button>
      </div>
    </div>
  );
}
