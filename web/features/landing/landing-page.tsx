import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { BelowFold } from "./below-fold.tsx";
import { FrontPage } from "./front-page.tsx";
import { Opening } from "./opening.tsx";
import type { OpenPressRoom } from "./press-room.ts";

interface LandingPageProps {
  openPressRoom: OpenPressRoom;
}

export function LandingPage({ openPressRoom }: LandingPageProps) {
  const { t } = useTranslation();
  useDocumentTitle(t("landing.documentTitle"));
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,45fr)_minmax(0,55fr)]">
        <Opening openPressRoom={openPressRoom} />
        <FrontPage openPressRoom={openPressRoom} />
      </div>
      <BelowFold />
    </main>
  );
}
