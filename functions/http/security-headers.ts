/** Strings never become markup or code in the browser; app pages name the policy that may make exceptions (web/render/react/trusted-types.ts). */
export const noStrings = "require-trusted-types-for 'script'; trusted-types 'none'";

/** For pages of the app; web/public/_headers repeats it for static files, and a test compares them. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types stop-press",
].join("; ");

/** Features that neither this site's pages nor anything framed in them may use; then those that its own pages use. */
const permissions =
  "accelerometer=(), autoplay=(), bluetooth=(), camera=(), compute-pressure=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), picture-in-picture=(), screen-wake-lock=(), serial=(), storage-access=(), sync-xhr=(), unload=(), usb=(), window-management=(), xr-spatial-tracking=(), clipboard-write=(self), geolocation=(self), publickey-credentials-create=(self), publickey-credentials-get=(self), web-share=(self)";

/** For answers that do not set their own. A table and not Hono's secureHeaders: files of the site and the tests need the same values. */
export const securityHeaders: Record<string, string> = {
  "content-security-policy": contentSecurityPolicy,
  "x-content-type-options": "nosniff",
  // Not stricter: with no-referrer browsers send `Origin: null` with forms, which the same-origin check refuses.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // Everything a page loads is same-origin (line above): nothing else may load, and no other site's memory is in its process.
  "cross-origin-embedder-policy": "require-corp",
  "origin-agent-cluster": "?1",
  "permissions-policy": permissions,
};

export const strictTransport = "max-age=63072000; includeSubDomains";
