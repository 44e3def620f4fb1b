import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type KeyToTest, type TestedConnection, testConnection } from "../../api/api-keys.ts";
import { ApiError } from "../../api/client.ts";
import { showToast } from "../../ui/toast.ts";

export interface KeyTest {
  isRunning: boolean;
  /** The last test of what stands in the field now. */
  result: TestedConnection | null;
  /** Why no test could be made, as a sentence. */
  trouble: string | null;
}

const untested: KeyTest = { isRunning: false, result: null, trouble: null };

/** Tests a key, telling how it ended. `onSignedOut` is called when nobody is signed in any more. */
export function useKeyTest(onSignedOut: () => void) {
  const { t } = useTranslation("settings");
  const [test, setTest] = useState<KeyTest>(untested);

  const run = async (key: KeyToTest) => {
    setTest({ ...untested, isRunning: true });
    try {
      const result = await testConnection(key);
      setTest({ ...untested, result });
      const words = result.connected ? "connected" : "notConnected";
      showToast({ title: t(`${words}.title`), description: t(`${words}.text`), tone: result.connected ? "success" : "error" });
      return result;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSignedOut();
      const isRefusedAddress = error instanceof ApiError && error.code === "INVALID" && key.provider === "custom";
      const isTooOften = error instanceof ApiError && error.status === 429;
      const trouble = isRefusedAddress ? "custom.addressWrong" : isTooOften ? "tooManyTests" : "untested";
      setTest({ ...untested, trouble: t(trouble) });
      showToast({ title: t("notConnected.title"), description: t(trouble), tone: "error" });
      return null;
    }
  };

  return { test, run, forget: () => setTest(untested) };
}
