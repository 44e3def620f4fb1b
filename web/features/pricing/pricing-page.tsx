import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/client.ts";
import { useTokens } from "../../api/queries.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { showToast } from "../../ui/toast.ts";

export function PricingPage() {
  const { t } = useTranslation();
  useDocumentTitle(t("pricing.documentTitle"));
  const purchase = useMutation({
    mutationFn: async () => {
      const { url } = await api.post<{ url?: string }>("/api/stripe/create-checkout");
      if (!url) throw new Error(t("pricing.error.noUrl"));
      return url;
    },
    onSuccess: (url) => location.assign(url),
    onError: () => showToast({ tone: "error", title: t("pricing.error.title"), description: t("pricing.error.text") }),
  });

  return (
    <main id="main" tabIndex={-1} className="gutters mx-auto max-w-[60rem] py-12 outline-none md:py-16">
      <h1 className="text-h2 max-sm:text-[2rem]">{t("pricing.title")}</h1>
      <p className="mt-4 max-w-[34em] font-lead text-lead text-ink-2">{t("pricing.lead")}</p>
      <Balance />
      <div className="mt-10 grid gap-10 md:grid-cols-2">
        <section className="flex flex-col border-t border-rule-2 pt-4">
          <h2 className="text-h3">{t("pricing.free.title")}</h2>
          <p className="mt-3 font-display text-h2 font-semibold tabular-nums">{t("pricing.free.price")}</p>
          <p className="mt-2 mb-6 text-ink-2">{t("pricing.free.text")}</p>
          <Button className="mt-auto self-start" disabled>
            {t("pricing.free.button")}
          </Button>
        </section>
        <section className="flex flex-col border-t-[3px] border-ink pt-[14px]">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="text-h3">{t("pricing.package.title")}</h2>
            <Badge tone="press">{t("pricing.package.badge")}</Badge>
          </div>
          <p className="mt-3 font-display text-h2 font-semibold tabular-nums">{t("pricing.package.price")}</p>
          <p className="mt-2 mb-6 text-ink-2">{t("pricing.package.text")}</p>
          <Button variant="press" className="mt-auto self-start" busy={purchase.isPending} onClick={() => purchase.mutate()}>
            {t("pricing.package.button")}
          </Button>
        </section>
      </div>
      <section className="mt-16 border-t-[3px] border-ink pt-5">
        <h2 className="text-h4">{t("pricing.explainer.title")}</h2>
        <ul className="mt-4 divide-y divide-rule border-y border-rule">
          <li className="py-3">{t("pricing.explainer.one")}</li>
          <li className="py-3">{t("pricing.explainer.expire")}</li>
          <li className="py-3">{t("pricing.explainer.secure")}</li>
        </ul>
      </section>
    </main>
  );
}

function Balance() {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const { data, isError } = useTokens();
  const words = isError
    ? t("pricing.balanceUnknown")
    : data?.isAdmin
      ? t("navigation.unlimited")
      : data && t("pricing.balance", { count: data.tokens, number: new Intl.NumberFormat(tag).format(data.tokens) });
  return (
    <p role="status" className="mt-6 min-h-6 font-semibold">
      {words}
    </p>
  );
}
