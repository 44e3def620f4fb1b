import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { FeatureGrid } from "./feature-grid.tsx";
import { FrontPagePicture } from "./front-page-picture.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Opening } from "./opening.tsx";
import { Papers } from "./papers.tsx";
import { Plans } from "./plans.tsx";
import { Questions } from "./questions.tsx";

export function LandingPage() {
  const { t } = useTranslation();
  useDocumentTitle(t("landing.documentTitle"));
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,45fr)_minmax(0,55fr)]">
        <Opening />
        <FrontPagePicture />
      </div>
      <div className="gutters mx-auto flex max-w-[90rem] flex-col gap-16 py-16 md:gap-24 md:py-24">
        <FeatureGrid />
        <Papers />
        <HowItWorks />
        <Plans />
        <Questions />
      </div>
    </main>
  );
}
