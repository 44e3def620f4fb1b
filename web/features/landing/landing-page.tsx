import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { CloseUp } from "./close-up.tsx";
import { FeatureGrid } from "./feature-grid.tsx";
import { FrontPage } from "./front-page.tsx";
import { Gallery } from "./gallery.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Opening } from "./opening.tsx";
import { Papers } from "./papers.tsx";
import { Plans } from "./plans.tsx";
import type { OpenPressRoom } from "./press-room.ts";
import { Questions } from "./questions.tsx";

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
      <div className="gutters mx-auto flex max-w-[90rem] flex-col gap-16 py-16 md:gap-24 md:py-24">
        <FeatureGrid />
        <HowItWorks />
        <CloseUp />
        <Papers />
        <Gallery />
        <Plans />
        <Questions />
      </div>
    </main>
  );
}
