import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../api/queries.ts";
import { signInPath } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { settingsHash, useSettingsDoor } from "../../ui/settings-door.ts";
import { CustomSection } from "./custom-section.tsx";
import { findKeyField, KeyField } from "./key-field.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

interface SettingsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** API configuration (specification §2): the keys of three providers, and an address of one's own. */
export function SettingsDialog({ open, onOpenChange }: SettingsDialogProps) {
  const { t } = useTranslation("settings");
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("lead")}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t("cancel")}</Button>
          <Button variant="press" type="submit" form={formId} busy={isSaving}>
            {t(isSaving ? "saving" : "save")}
          </Button>
        </>
      }
    >
      <SettingsForm id={formId} onSaving={setSaving} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const providers = ["openai", "anthropic", "stability"] as const;

function SettingsForm({ id, onSaving, onClose }: { id: string; onSaving: (isSaving: boolean) => void; onClose: () => void }) {
  const { t } = useTranslation("settings");
  const { data: user } = useUser();
  const place = useSettingsDoor((door) => door.place);
  const toSignIn = () => location.assign(signInPath(`${location.pathname}${settingsHash}`));
  const form = useSettingsForm(Boolean(user), toSignIn, onClose);
  const { saved, savedOf, entry, edit, errors, isSaving } = form;
  const [models, setModels] = useState<readonly string[]>([]);

  useEffect(() => onSaving(isSaving), [isSaving, onSaving]);

  useEffect(() => {
    if (!place) return;
    // After the dialog has taken the keyboard to its first button.
    const frame = requestAnimationFrame(() => findKeyField(place)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [place]);

  // While the account is still asked for, the answer to what is pressed tells who is signed in.
  const isSignedOut = user === null;
  const shared = { isSignedIn: !isSignedOut, onSignIn: toSignIn };
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSaving) return;
        if (isSignedOut) toSignIn();
        else void form.save();
      }}
    >
      {isSignedOut && <Notice>{t("signedOut")}</Notice>}
      {saved.error && (
        <Notice
          tone="error"
          actions={
            <Button size="small" busy={saved.isFetching} onClick={() => saved.refetch()}>
              {t("retry")}
            </Button>
          }
        >
          {t("loadFailed")}
        </Notice>
      )}
      {providers.map((provider) => (
        <KeyField
          key={provider}
          provider={provider}
          label={t(`providers.${provider}.label`)}
          help={t(`providers.${provider}.help`)}
          entry={entry(provider)}
          saved={savedOf(provider)}
          onEdit={(changes) => edit(provider, changes)}
          error={errors[provider]}
          {...shared}
        />
      ))}
      <CustomSection
        entry={entry("custom")}
        onEdit={(changes) => edit("custom", changes)}
        mistake={form.mistake}
        models={models}
        isOfInterest={Boolean(savedOf("custom") || place === "custom" || form.mistake || errors.custom)}
      >
        <KeyField
          provider="custom"
          label={t("custom.key")}
          help={t(savedOf("custom") ? "custom.keyKept" : "custom.keyHelp")}
          entry={entry("custom")}
          saved={savedOf("custom")}
          onEdit={(changes) => edit("custom", changes)}
          error={errors.custom}
          findMistake={() => form.findMistake(false, true)}
          onModels={setModels}
          {...shared}
        />
      </CustomSection>
    </form>
  );
}
