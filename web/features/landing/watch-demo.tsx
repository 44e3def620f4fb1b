import { Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { OpenPressRoom } from "./press-room.ts";
import { useFetchedDialog } from "./use-fetched-dialog.ts";

/** Opens the demo; all it takes is fetched then. */
export function WatchDemo({ openPressRoom }: { openPressRoom: OpenPressRoom }) {
  const { t } = useTranslation();
  const { Dialog, isOpen, isComing, open, setOpen } = useFetchedDialog(async () => (await import("./demo-dialog.tsx")).DemoDialog);
  return (
    <>
      <Button
        variant="quiet"
        busy={isComing}
        className="max-sm:-ms-1 max-sm:px-2"
        onClick={() => void open()}
        iconStart={<Play aria-hidden className="flip-rtl size-[18px]" strokeWidth={1.75} />}
      >
        {t("landing.demo")}
      </Button>
      {Dialog && isOpen && <Dialog openPressRoom={openPressRoom} onClose={() => setOpen(false)} />}
    </>
  );
}
