import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Link } from "../../ui/link.tsx";

export function NotFoundPage() {
  const { t } = useTranslation("notices");
  useDocumentTitle(t("notFound.title"));
  return (
    <main id="main" tabIndex={-1} className="gutters mx-auto max-w-[48rem] py-16 outline-none md:py-24">
      <div className="border-t-[3px] border-ink pt-6">
        <h1 className="text-h2 max-sm:text-[2rem]">{t("notFound.title")}</h1>
        <p className="mt-4 text-ink-2">{t("notFound.text")}</p>
        <div className="mt-8 flex flex-wrap gap-2">
          <Link to={paths.landing} className={buttonClass({})}>
            {t("notFound.start")}
          </Link>
          <Link to={paths.home} className={buttonClass({ variant: "quiet" })}>
            {t("notFound.home")}
          </Link>
        </div>
      </div>
    </main>
  );
}
