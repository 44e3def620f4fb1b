import { lazy } from "react";
import { AdminPage } from "./features/admin/admin-page.tsx";
import { needWords } from "./ui/need-words.ts";

const openPress = async () => (await import("./layout-press.ts")).layoutPress;

const LayoutPreview = lazy(async () => {
  const { LayoutPreview } = await import("./features/layouts/layout-preview.tsx");
  await needWords("layouts");
  return { default: LayoutPreview };
});

const OperationsTab = lazy(async () => ({ default: (await import("./features/admin/operations-tab.tsx")).OperationsTab }));

/** The admin panel with what its tabs show. */
export function AdminScreen() {
  return <AdminPage layoutPreview={<LayoutPreview openPress={openPress} />} operations={<OperationsTab />} />;
}
