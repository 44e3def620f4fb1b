const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isLoopback = (url: string) => loopback.test(new URL(url).hostname);

/** Both are needed: a deployed Worker never has APP_ENV=local, and would not be asked by a loopback name. */
export function isLocal(settings: { APP_ENV?: string }, url: string): boolean {
  return settings.APP_ENV === "local" && isLoopback(url);
}
