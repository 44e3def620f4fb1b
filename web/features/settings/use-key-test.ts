import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type KeyToTest, type TestedConnection, testConnection } from "../../api/account/api-keys.ts";
import { ApiError } from "../../api/client.ts";
import { useReasonWords } from "../../i18n/use-failure-words.ts";
import { showToast } from "../../ui/toast.ts";

export interface KeyTest {
  isRunning: boolean;
  /** How the test of what stands in the field now ended; null before one. */
  outcome: { isGood: boolean; sentence: string } | null;
}

const untested: KeyTest = { isRunning: false, outcome: null };

/** Tests a key and announces the result. `onSignedOut` is called when the session has ended. */
export function useKeyTest(onSignedOut: () => void) {
  const { t } = useTranslation("settings");
  const reasonOf = useReasonWords();
  const [test, setTest] = useState<KeyTest>(untested);
  // What is typed while a test runs has not been tested by it.
  const latest = useRef(0);

  const tell = (isGood: boolean, sentence: string, spoken = sentence) => {
    setTest({ isRunning: false, outcome: { isGood, sentence } });
    showToast({ title: t(isGood ? "connected.title" : "notConnected.title"), description: spoken, tone: isGood ? "success" : "error" });
  };

  const tellResult = ({ connected, reason }: TestedConnection, key: KeyToTest) => {
    // An address may want no key, and then there is none to speak of.
    const isAboutKey = key.provider !== "custom" || key.apiKey !== "";
    if (connected) return isAboutKey ? tell(true, t("connected.sentence"), t("connected.text")) : tell(true, t("custom.answers"));
    const sentence = reasonOf(reason, key.provider, false) ?? t("notConnected.sentence");
    tell(false, sentence, isAboutKey ? t("notConnected.text") : undefined);
  };

  const run = async (key: KeyToTest) => {
    latest.current += 1;
    const own = latest.current;
    setTest({ isRunning: true, outcome: null });
    try {
      const result = await testConnection(key);
      if (own !== latest.current) return null;
      tellResult(result, key);
      return result;
    } catch (error) {
      if (own !== latest.current) return null;
      if (error instanceof ApiError && error.status === 401) onSignedOut();
      const isRefusedAddress = error instanceof ApiError && error.code === "INVALID" && key.provider === "custom";
      const isTooOften = error instanceof ApiError && error.status === 429;
      tell(false, t(isRefusedAddress ? "custom.addressWrong" : isTooOften ? "tooManyTests" : "untested"));
      return null;
    }
  };

  const forget = () => {
    latest.current += 1;
    setTest(untested);
  };

  return { test, run, forget };
}
