import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { usePayment } from "../../api/account/checkout.ts";
import "../../i18n/payment-words.ts";
import { paths } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Link } from "../../ui/link.tsx";
import { PaymentReport } from "./payment-report.tsx";
import { stageOf } from "./payment-stage.ts";

/** Where the checkout leads to: how the payment stands by the server's word, never by the address alone. */
export function SuccessPage() {
  const { t } = useTranslation("payment");
  const { t: tPublic } = useTranslation();
  useDocumentTitle(t("success.documentTitle"));
  const { search } = useLocation();
  const sessionId = new URLSearchParams(search).get("session_id")?.trim() ?? "";
  const payment = usePayment(sessionId);
  const stage = stageOf(sessionId, payment);
  return (
    <main id="main" tabIndex={-1} className="gutters mx-auto max-w-[48rem] py-12 outline-none md:py-16">
      <PaymentReport stage={stage} />
      {sessionId && (
        <dl className="mt-8 flex flex-wrap justify-between gap-x-6 gap-y-1 border-y border-rule py-3">
          <dt className="text-ink-2">{t("success.session")}</dt>
          <dd>
            <bdi dir="ltr" className="break-all tabular-nums">
              {[...sessionId].slice(0, 20).join("")}
            </bdi>
          </dd>
        </dl>
      )}
      <div className="mt-8 flex flex-wrap gap-2">
        {stage === "paid" && (
          <Link to={paths.home} className={buttonClass({ variant: "press" })}>
            {tPublic("navigation.newspaper")}
          </Link>
        )}
        {stage === "failed" && (
          <Link to={paths.pricing} className={buttonClass({ variant: "press" })}>
            {t("success.failed.again")}
          </Link>
        )}
        {stage === "unreachable" && (
          <Button variant="press" busy={payment.isFetching} onClick={() => void payment.refetch()}>
            {t("success.unreachable.again")}
          </Button>
        )}
        <Link to={paths.landing} className={buttonClass({})}>
          {t("success.toStart")}
        </Link>
        {stage !== "failed" && (
          <Link to={paths.pricing} className={buttonClass({})}>
            {t("success.toPricing")}
          </Link>
        )}
      </div>
    </main>
  );
}
