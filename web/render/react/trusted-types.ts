/** What is used of the browser's API, which TypeScript's DOM does not know yet (https://www.w3.org/TR/trusted-types/). */
interface Policy {
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}

/**
 * The one policy that `trusted-types` names (functions/http/security-headers.ts): of the app's code only startWorker may turn a string into
 * the address of a script, and nothing may turn one into markup.
 */
const rules: Policy = {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError("A Web Worker's script is a file of this site");
    return address;
  },
};

let made: Policy | undefined;
/** Made at the first need, and once: a second of the same name is refused. */
function policy(): Policy {
  made ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("stop-press", rules) ?? rules;
  return made;
}

/** A Web Worker from a file of the build, by the address that an import with `?worker&url` gives. */
export function startWorker(address: string): Worker {
  return new Worker(policy().createScriptURL(address), { type: "module" });
}
