/** Specification §9, Social sizes. */
const size = { width: 600, height: 400 };

export interface ShareWindow {
  /** Goes to the network, unless the person has closed the window meanwhile. */
  go(address: string): void;
  close(): void;
}

function features(): string {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - size.width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - size.height) / 2));
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}

/** Written with the document's own methods: the window has the app's policy, and needs no files. */
function write({ document: page }: Window, words: string): void {
  const { lang, dir } = document.documentElement;
  page.documentElement.lang = lang;
  page.documentElement.dir = dir;
  page.title = words;
  const line = page.createElement("p");
  line.textContent = words;
  line.setAttribute("role", "status");
  page.body.append(line);
  page.documentElement.style.colorScheme = "light dark";
  Object.assign(page.body.style, { margin: "0", minHeight: "100vh", display: "grid", placeContent: "center" });
  Object.assign(line.style, { font: "16px/1.5 system-ui, sans-serif", maxWidth: "26rem", padding: "1.5rem", textAlign: "center" });
}

/**
 * Opens the window at once, with `words` to wait with: a browser allows one only in answer to a press, before anything is waited for. Null
 * when it does not.
 */
export function openShareWindow(words: string): ShareWindow | null {
  let opened: Window | null;
  try {
    opened = window.open("", "_blank", features());
    if (!opened || opened.closed) return null;
    write(opened, words);
  } catch {
    return null;
  }
  const handle = opened;
  return {
    go(address) {
      if (handle.closed) return;
      // The network's page gets no hold of this one.
      handle.opener = null;
      handle.location.replace(address);
    },
    close() {
      handle.close();
    },
  };
}
