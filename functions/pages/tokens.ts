/** The interface's colours as web/styles.css has them (tokens.test.ts): for pages and mails that the Worker writes. */
export const palette = {
  light: {
    paper: "#f7f5f0",
    sheet: "#ffffff",
    stone: "#e7e4dc",
    wash: "#efece4",
    ink: "#1a1917",
    ink2: "#57534b",
    rule: "#d9d4c8",
    rule2: "#8f897c",
    press: "#b3261e",
    hover: "#941d17",
    on: "#ffffff",
    pencil: "#1f5fa8",
  },
  dark: {
    paper: "#141412",
    sheet: "#1e1d1b",
    stone: "#0c0c0b",
    wash: "#262420",
    ink: "#edeae3",
    ink2: "#b9b4a9",
    rule: "#37342f",
    rule2: "#7b756a",
    press: "#f0786b",
    hover: "#f59186",
    on: "#1a0f0d",
    pencil: "#8fbef5",
  },
} as const;

const shadow = {
  light: "0 1px 2px rgb(26 25 23/.1),0 12px 32px -12px rgb(26 25 23/.3)",
  dark: "0 0 0 1px #2b2926,0 18px 40px -16px #000",
};

const properties = (mode: "light" | "dark") =>
  [...Object.entries(palette[mode]), ["shadow", shadow[mode]]].map(([name, value]) => `--${name}:${value}`).join(";");

/** The colours as custom properties. */
export const colors = `:root{color-scheme:light dark;${properties("light")}}
@media (prefers-color-scheme:dark){:root{${properties("dark")}}}`;

/** Serif faces installed with systems: the page must not wait for fonts. */
export const serifFaces = `:root{--serif:"Source Serif 4","Iowan Old Style",Charter,"Bitstream Charter",Georgia,"Noto Serif","Times New Roman",serif}
:lang(ja){--serif:"Hiragino Mincho ProN","Yu Mincho",YuMincho,"BIZ UDPMincho","Noto Serif JP","Noto Serif CJK JP",serif}
:lang(ko){--serif:"Apple SD Gothic Neo",AppleMyungjo,"Nanum Myeongjo","Noto Serif KR","Noto Serif CJK KR",Batang,serif;word-break:keep-all}
:lang(zh){--serif:"Songti SC","Source Han Serif SC","Noto Serif SC","Noto Serif CJK SC",SimSun,serif}
:lang(ar){--serif:"Noto Naskh Arabic","Geeza Pro","Sakkal Majalla","Traditional Arabic",Amiri,serif}
:lang(hi){--serif:"Noto Serif Devanagari","Kohinoor Devanagari","Tiro Devanagari Hindi","Nirmala UI",serif}`;

export const interfaceFace = `"Libre Franklin",system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif`;

export const buttons = `a{color:var(--pencil);text-underline-offset:3px}
.actions{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center}
.actions a{display:inline-grid;place-content:center;min-height:40px;padding:6px 16px;border-radius:4px;font-weight:600;text-align:center}
.press{border:1px solid #0000;background:var(--press);color:var(--on);text-decoration:none}
.press:hover{background:var(--hover)}
.plain{background:var(--sheet);border:1px solid var(--rule2);color:var(--ink);text-decoration:none}
.plain:hover{background:var(--wash)}
.actions .quiet{padding-inline:4px}
:focus-visible{outline:2px solid var(--pencil);outline-offset:2px}`;
