import { useTranslation } from "react-i18next";
import { useSessionWatch } from "../../api/account/session-watch.ts";
import { showToast } from "../../ui/toast.ts";

/** Once per screen of members: follows who is signed in, and reports a change of user. */
export function SessionKeeper() {
  const { t } = useTranslation();
  useSessionWatch(({ firstName, email }) =>
    showToast({ title: t("session.other.title", { name: firstName || email }), description: t("session.other.text") }),
  );
  return null;
}
