/** What a picture shall show, in words for a model that paints. */
export interface PictureBrief {
  /** At most 1,500 characters. */
  prompt: string;
  /** What it must not show; '' for nothing beyond the prompt. Models without such a field are told within the prompt. */
  avoid: string;
  /** `landscape` is 3:2, for the main picture; `square` for the small one; `portrait` is 2:3, for a whole page. */
  shape: "landscape" | "square" | "portrait";
}

/** A provider's image model behind its own protocol: the one thing each provider writes. Briefs are made elsewhere (illustrator.ts). */
export interface Painter {
  /** The picture as a PNG, JPEG or WebP file. Rejects with a ProviderError, or with the signal's reason. */
  paint(brief: PictureBrief, signal: AbortSignal): Promise<Uint8Array>;
}

/** Prompt and what to avoid in one text. */
export function wholePrompt({ prompt, avoid }: PictureBrief): string {
  return avoid === "" ? prompt : `${prompt}\n\nThe picture must not show: ${avoid}`;
}
