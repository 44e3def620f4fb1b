import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isSignedOut, useDevices, useIdentities, useLedger } from "../../api/account/account.ts";
import { usePasskeys } from "../../api/account/passkeys.ts";
import { useRefreshAccount, useUser } from "../../api/queries.ts";
import "../../i18n/account-words.ts";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { DataSection } from "./data-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { LanguageSection } from "./language-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SignInSection } from "./sign-in-section.tsx";
import { TokensSection } from "./tokens-section.tsx";

/** What belongs to the account: ruled sections, each change saved where it is made, the danger at the foot. */
export function AccountPage() {
  const { t } = useTranslation("account");
  const { data: user } = useUser();
  useDocumentTitle(t("documentTitle"));
  useSignedOutElsewhere();

  const isThere = Boolean(user);
  useEffect(() => {
    // The address named a section before there was one: mails lead to #devices.
    if (isThere && location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [isThere]);

  if (!user) return null;
  return (
    <main id="main" tabIndex={-1} className="gutters mx-auto max-w-[66rem] py-12 outline-none md:py-16">
      <h1 className="text-h2 max-sm:text-[2rem]">{t("title")}</h1>
      <div className="mt-8">
        <ProfileSection key={user.id} user={user} />
        <LanguageSection user={user} />
        <SignInSection user={user} />
        <PasskeysSection />
        <DevicesSection />
        <TokensSection />
        <DataSection />
        <DeleteSection user={user} />
      </div>
    </main>
  );
}

/** When the session is ended from another device or tab, the user is taken to sign-in, and back here. */
function useSignedOutElsewhere(): void {
  const refreshAccount = useRefreshAccount();
  const errors = [useDevices().error, useIdentities().error, usePasskeys().error, useLedger().error];
  const isOut = errors.some(isSignedOut);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it turns out.
  useEffect(() => {
    if (isOut) void refreshAccount();
  }, [isOut]);
}
