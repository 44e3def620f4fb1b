import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Operations } from "../../../functions/admin/contract.ts";
import { useFigures } from "../../i18n/use-figures.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useMeasures } from "../../i18n/use-measures.ts";
import { failuresOf } from "./use-day-words.ts";

/** The numbers of a day, by what they are about. */
export function OperationsNumbers({ day }: { day: Operations }) {
  const { t } = useTranslation("admin");
  const { tag } = useLanguage();
  const figures = useFigures();
  const { bytes } = useMeasures();
  const { runs, tokens, storage } = day;
  const signed = new Intl.NumberFormat(tag, { signDisplay: "exceptZero" });
  return (
    <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
      <Part title={t("operations.runs.title")}>
        <Rows>
          <Row name={t("operations.runs.started")}>{figures(runs.started)}</Row>
          <Row name={t("operations.runs.running")}>{figures(runs.running)}</Row>
          <Row name={t("operations.runs.complete")}>{figures(runs.complete)}</Row>
          <Row name={t("operations.runs.kept")}>{figures(runs.kept)}</Row>
          <Row name={t("operations.runs.stopped")}>{figures(runs.stopped)}</Row>
          <Row name={t("operations.runs.failed")}>{figures(failuresOf(runs))}</Row>
          <Row name={t("operations.runs.refunded")}>{figures(runs.refunded)}</Row>
        </Rows>
      </Part>
      <div className="flex flex-col gap-8">
        <Failures failed={runs.failed} />
        <Times day={day} />
      </div>
      <div className="grid gap-x-12 gap-y-8 md:max-xl:col-span-2 md:max-xl:grid-cols-2">
        <Part title={t("operations.tokens.title")}>
          <Rows>
            <Row name={t("operations.tokens.free")}>{figures(tokens.free)}</Row>
            <Row name={t("operations.tokens.bought")}>{figures(tokens.bought)}</Row>
            <Row name={t("operations.tokens.byAdmins")}>
              <bdi>{signed.format(tokens.byAdmins).replace("-", "\u2212")}</bdi>
            </Row>
            <Row name={t("operations.tokens.spent")}>{figures(tokens.spent)}</Row>
            <Row name={t("operations.tokens.returned")}>{figures(tokens.returned)}</Row>
          </Rows>
        </Part>
        <Part title={t("operations.storage.title")}>
          <Rows>
            <Row name={t("operations.storage.newspapers")}>{figures(storage.newspapers)}</Row>
            <Row name={t("operations.storage.pictures")}>{figures(storage.pictures)}</Row>
            <Row name={t("operations.storage.pictureBytes")}>{storage.pictureBytes > 0 ? bytes(storage.pictureBytes) : figures(0)}</Row>
          </Rows>
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="border-t-[3px] border-ink pt-2 text-h4">{title}</h2>
      {children}
    </section>
  );
}

const Rows = ({ children }: { children: ReactNode }) => <dl className="mt-1 divide-y divide-rule border-b border-rule">{children}</dl>;

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 py-1.5">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="shrink-0 text-end font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

const codes = ["TEXT_FAILED", "PICTURES_FAILED", "PROVIDER_TIMEOUT", "INTERNAL", "UNUSED"] as const;

function Failures({ failed }: { failed: Operations["runs"]["failed"] }) {
  const { t } = useTranslation("admin");
  const figures = useFigures();
  const reason = (code: string) => {
    const known = codes.find((each) => each === code);
    return known ? t(`operations.failures.${known}`) : t("operations.failures.other", { code });
  };
  return (
    <Part title={t("operations.failures.title")}>
      {failed.length === 0 ? (
        <p className="py-2.5 text-ink-2">{t("operations.failures.none")}</p>
      ) : (
        <Rows>
          {failed.map(({ code, count }) => (
            <Row key={code} name={reason(code)}>
              {figures(count)}
            </Row>
          ))}
        </Rows>
      )}
    </Part>
  );
}

function Times({ day: { firstWords, complete } }: { day: Operations }) {
  const { t } = useTranslation("admin");
  const { duration } = useMeasures();
  const measured = (["firstWords", "complete"] as const).map((what) => ({ what, times: what === "complete" ? complete : firstWords }));
  if (!complete)
    return (
      <Part title={t("operations.times.title")}>
        <p className="py-2.5 text-ink-2">{t("operations.times.none")}</p>
      </Part>
    );
  return (
    <Part title={t("operations.times.title")}>
      <table className="mt-1 w-full border-b border-rule">
        <thead>
          <tr className="text-xs text-ink-2">
            <td />
            <th scope="col" className="h-9 ps-4 text-end font-semibold">
              {t("operations.times.median")}
            </th>
            <th scope="col" className="h-9 ps-4 text-end font-semibold">
              {t("operations.times.most")}
            </th>
          </tr>
        </thead>
        <tbody>
          {measured.map(({ what, times }) => (
            <tr key={what} className="border-t border-rule">
              <th scope="row" className="h-10 py-1.5 text-start font-normal">
                {t(`operations.times.${what}`)}
              </th>
              <td className="ps-4 text-end font-semibold tabular-nums">{times ? duration(times.p50) : "–"}</td>
              <td className="ps-4 text-end font-semibold tabular-nums">{times ? duration(times.p95) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
