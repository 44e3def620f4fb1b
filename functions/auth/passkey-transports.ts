const known = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** How the authenticator says it can be reached (WebAuthn §5.8.4), for a browser to look there first; what is no such word is left out. */
export function readTransports(answer: Record<string, unknown>): string {
  const { transports } = (answer.response ?? {}) as { transports?: unknown };
  return Array.isArray(transports) ? [...new Set(transports.filter((name) => known.has(name)))].join(",") : "";
}
