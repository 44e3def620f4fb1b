import { useTranslation } from "react-i18next";
import { blanks } from "../../../functions/pages/contract.ts";
import { tokenPackage } from "../../api/account/token-package.ts";
import { usePrice } from "../../i18n/use-price.ts";
import { NoticePage } from "./notice-page.tsx";

const sections = ["use", "sharing", "models", "tokens", "service"] as const;
const contactAddress: string | undefined = import.meta.env.VITE_CONTACT_ADDRESS;

export function TermsPage() {
  const { t } = useTranslation("notices");
  const price = usePrice()(tokenPackage.amount);
  const host = import.meta.env.SSR ? blanks.host : location.host;
  return (
    <NoticePage
      title={t("terms.title")}
      lead={t("terms.lead")}
      sections={[
        ...sections.map((id) => ({ id, title: t(`terms.${id}.title`), text: t(`terms.${id}.text`, { price }) })),
        {
          id: "contact",
          title: t("terms.contact.title"),
          text: contactAddress ? t("terms.contact.address", { host, address: contactAddress }) : t("terms.contact.text", { host }),
        },
      ]}
    />
  );
}
