const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isLoopback = (url: string) => loopback.test(new URL(url).hostname);

/** Both are required: a deployed Worker never has APP_ENV=local, nor requests to a loopback host. */
export function isLocal(settings: { APP_ENV?: string }, url: string): boolean {
  return settings.APP_ENV === "local" && isLoopback(url);
}
