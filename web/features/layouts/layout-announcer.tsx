import { useAnnouncement } from "./announcements.ts";

/** Once beside the page: reads out what keys, buttons and the pointer have done to a section. */
export function LayoutAnnouncer() {
  const { text, count } = useAnnouncement();
  return (
    <div role="status" aria-live="polite" className="sr-only">
      <p key={count}>{text}</p>
    </div>
  );
}
