import { useTranslation } from "react-i18next";
import { useUser } from "../../api/queries.ts";
import "../../i18n/admin-words.ts";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Link } from "../../ui/link.tsx";

/** For admins; whoever else is signed in reads that it is closed to them. The server asks again with every call. */
export function AdminPage() {
  const { t } = useTranslation("admin");
  const { data: user } = useUser();
  const isAdmin = user?.role === "admin";
  useDocumentTitle(`${t(isAdmin ? "title" : "denied.title")}: Stop Press`);
  return (
    <main id="main" tabIndex={-1} className="gutters mx-auto max-w-[66rem] py-12 outline-none md:py-16">
      <h1 className="text-h2 max-sm:text-[2rem]">{t(isAdmin ? "title" : "denied.title")}</h1>
      <p className="mt-4 text-ink-2">{t(isAdmin ? "subtitle" : "denied.text")}</p>
      {isAdmin ? (
        <p className="mt-10 max-w-[36em] border-t border-rule pt-5">{t("soon")}</p>
      ) : (
        <Link to={paths.home} className={buttonClass({}, "mt-8")}>
          {t("denied.home")}
        </Link>
      )}
    </main>
  );
}
