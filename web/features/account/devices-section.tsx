import { useTranslation } from "react-i18next";
import { type Device, useDevices, useEndDevice, useEndOtherDevices } from "../../api/account/account.ts";
import { useSignOut } from "../../api/account/use-sign-out.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { AccountSection } from "./account-section.tsx";
import { readAgent } from "./device-name.ts";
import { LoadFailed, LoadingRows } from "./list-state.tsx";
import { longButtonClass } from "./long-button.ts";
import { useTroubleWords } from "./use-trouble-words.ts";

/** Where the account is open. Ending a device needs no confirmation: it can sign in again. */
export function DevicesSection() {
  const { t } = useTranslation("account");
  const troubleWords = useTroubleWords();
  const devices = useDevices();
  const end = useEndDevice();
  const endOthers = useEndOtherDevices();
  const nameOf = useDeviceName();
  const others = devices.data?.filter(({ current }) => !current) ?? [];

  const endOne = (device: Device) => {
    const name = nameOf(device);
    end.mutate(device, {
      onSuccess: () => showToast({ title: t("devices.ended", { name }), tone: "success" }),
      onError: (error) => showToast({ title: troubleWords(t("devices.endFailed", { name }), error), tone: "error" }),
    });
  };
  const endAll = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => showToast({ title: t("devices.endedAll"), tone: "success" }),
      onError: (error) => showToast({ title: troubleWords(t("devices.endAllFailed"), error), tone: "error" }),
    });

  return (
    <AccountSection anchor="devices" title={t("devices.title")} count={devices.data?.length}>
      <p className="max-w-[38em] text-ink-2">{t("devices.lead")}</p>
      {devices.data ? (
        <ul className="divide-y divide-rule border-y border-rule">
          {devices.data.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              name={nameOf(device)}
              busy={end.isPending && end.variables.id === device.id}
              onEnd={() => endOne(device)}
            />
          ))}
        </ul>
      ) : devices.error ? (
        <LoadFailed text={t("devices.loadFailed")} error={devices.error} busy={devices.isFetching} onRetry={() => void devices.refetch()} />
      ) : (
        <LoadingRows rows={2} />
      )}
      {others.length > 1 && (
        <Button className={`self-start ${longButtonClass}`} busy={endOthers.isPending} onClick={endAll}>
          {t("devices.endAll")}
        </Button>
      )}
    </AccountSection>
  );
}

function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation("account");
  return ({ agent }) => {
    const { browser, system } = readAgent(agent);
    if (browser && system) return t("devices.name", { browser, system });
    return browser || system || t("devices.unknown");
  };
}

interface DeviceRowProps {
  device: Device;
  name: string;
  busy: boolean;
  onEnd: () => void;
}

function DeviceRow({ device, name, busy, onEnd }: DeviceRowProps) {
  const { t } = useTranslation("account");
  const { tag } = useLanguage();
  const signOut = useSignOut();
  const at = (time: number) => new Date(time).toLocaleString(tag, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-2 py-3 max-[22rem]:flex-wrap">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {device.current && <Badge tone="ok">{t("devices.this")}</Badge>}
        </p>
        <p className="text-xs text-ink-2">
          {!device.current && <span className="block">{t("devices.seen", { date: at(device.seenAt) })}</span>}
          <span className="block">{t("devices.since", { date: at(device.createdAt) })}</span>
        </p>
      </div>
      {device.current ? (
        <a href={paths.signOut} onClick={signOut} aria-label={t("devices.endLabel", { name })} className={buttonClass({ size: "small" })}>
          {t("devices.end")}
        </a>
      ) : (
        <Button size="small" busy={busy} aria-label={t("devices.endLabel", { name })} onClick={onEnd}>
          {t("devices.end")}
        </Button>
      )}
    </li>
  );
}
