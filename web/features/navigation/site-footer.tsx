import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";
import { Link } from "../../ui/link.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

// Set at build time by the site's operator; without it the terms name the contact.
const contactAddress: string | undefined = import.meta.env.VITE_CONTACT_ADDRESS;

/** A colophon: where things are, and what the site is set in. */
export function SiteFooter() {
  const { t } = useTranslation();
  const linkClass = "inline-block py-1 underline-offset-4 hover:underline pointer-coarse:py-2.5";
  return (
    <footer className="bg-stone">
      <div className="gutters mx-auto grid max-w-[90rem] gap-10 py-12 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <div className="flex items-center justify-between">
            <Wordmark />
            {/* Phones have no room for it in the bar. */}
            <ThemeToggle className="sm:hidden" />
          </div>
          <p className="mt-4 max-w-[36em] text-xs leading-relaxed text-ink-2">{t("footer.colophon")}</p>
        </div>
        <section>
          <h2 className="text-sm font-semibold">
            <Link className={linkClass} to="/#close-up">
              {t("footer.product")}
            </Link>
          </h2>
          <ul className="mt-2 text-sm text-ink-2">
            <li>
              <Link className={linkClass} to="/#features">
                {t("footer.features")}
              </Link>
            </li>
            <li>
              <Link className={linkClass} to="/#plans">
                {t("footer.pricing")}
              </Link>
            </li>
            <li>
              <Link className={linkClass} to="/#templates">
                {t("footer.templates")}
              </Link>
            </li>
          </ul>
        </section>
        <section>
          <h2 className="text-sm font-semibold">
            <Link className={linkClass} to="/#questions">
              {t("footer.company")}
            </Link>
          </h2>
          <ul className="mt-2 text-sm text-ink-2">
            <li>
              <Link className={linkClass} to="/#how">
                {t("footer.about")}
              </Link>
            </li>
            <li>
              {contactAddress ? (
                <a className={linkClass} href={`mailto:${contactAddress}`}>
                  {t("footer.contact")}
                </a>
              ) : (
                <Link className={linkClass} to={`${paths.terms}#contact`}>
                  {t("footer.contact")}
                </Link>
              )}
            </li>
            <li>
              <Link className={linkClass} to={paths.privacy}>
                {t("footer.privacy")}
              </Link>
            </li>
            <li>
              <Link className={linkClass} to={paths.terms}>
                {t("footer.terms")}
              </Link>
            </li>
          </ul>
        </section>
      </div>
    </footer>
  );
}
