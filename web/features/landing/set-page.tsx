import type { ReactNode } from "react";
import type { LanguageCode } from "../../../locales/languages.ts";
import { SvgPage } from "../../render/svg-page.tsx";
import { fetchNewspaperOf, type OpenPressRoom } from "./press-room.ts";

/** The newspaper of the first screen, set in another template. Rejects when the network fails. */
export async function setInPaper(language: LanguageCode, templateId: string, open: OpenPressRoom, label: string): Promise<ReactNode> {
  const [newspaper, room] = await Promise.all([fetchNewspaperOf(language), open()]);
  const scene = await room.setFront({ ...newspaper, templateId });
  return <SvgPage scene={scene} label={label} className="block size-full" />;
}
