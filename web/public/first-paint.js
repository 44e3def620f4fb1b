// Before the first paint, and outside the bundle because the security policy allows no inline script.
(() => {
  const root = document.documentElement;
  let theme;
  let language;
  try {
    theme = localStorage.getItem("theme");
    language = localStorage.getItem("language");
  } catch {}
  root.dataset.theme =
    theme === "dark" || theme === "light" ? theme : matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  // A page that came with its words has the language of its words.
  if (language && !root.dataset.page) {
    root.lang = language;
    root.dir = language === "ar" ? "rtl" : "ltr";
  }
})();
