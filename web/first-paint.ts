// Before the first paint, and outside the bundle because the security policy allows no inline script.
{
  const root = document.documentElement;
  const stored = (name: string): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };

  const theme = stored("theme");
  const isChosen = theme === "dark" || theme === "light";
  root.dataset.theme = isChosen ? theme : matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

  const language = stored("language");
  // A page that came with its words has the language of its words.
  if (language && !root.dataset.page) {
    root.lang = language;
    root.dir = language === "ar" ? "rtl" : "ltr";
  }

  if (root.dataset.page === "landing") {
    // The draft is in its box at once: later it would push the page down.
    const draft = draftIn(stored("draft"));
    const watch = new MutationObserver(() => {
      const box = document.querySelector("textarea");
      if (!box) return;
      box.value = draft;
      watch.disconnect();
    });
    if (draft) watch.observe(root, { childList: true, subtree: true });
    // What is pressed before the app has come is pressed again by it.
    addEventListener("submit", (event) => {
      if ("ready" in root.dataset) return;
      event.preventDefault();
      root.dataset.pressed = "";
    });
  }
}

function draftIn(text: string | null): string {
  try {
    // Another version of the app, or another program, may have written it.
    const content: unknown = JSON.parse(text ?? "").state.content;
    return typeof content === "string" ? content : "";
  } catch {
    return "";
  }
}
