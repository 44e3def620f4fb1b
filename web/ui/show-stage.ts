/** Brings the page on the stage into view, from wherever one is on /home; after a dialog has given the keyboard back. */
export function showStage(): void {
  setTimeout(() => document.getElementById("stage")?.scrollIntoView({ block: "nearest" }), 50);
}
