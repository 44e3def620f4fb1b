/** No string becomes markup or code in the browser; pages of the app name the policy that may make exceptions (web/render/trusted-types.ts). */
export const noStrings = "require-trusted-types-for 'script'; trusted-types 'none'";

/** For pages of the app; web/public/_headers says the same for static files, held equal by a test. */
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

export const securityHeaders: Record<string, string> = {
  "content-security-policy": contentSecurityPolicy,
  "x-content-type-options": "nosniff",
  // Not stricter: with no-referrer browsers send `Origin: null` with forms, which the same-origin check refuses.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
};

export const strictTransport = "max-age=63072000; includeSubDomains";
