export type PositionProblem = "unsupported" | "denied" | "unavailable" | "timeout" | "failed";

/** No position was given, and why. */
export class PositionError extends Error {
  readonly problem: PositionProblem;
  constructor(problem: PositionProblem) {
    super(problem);
    this.name = "PositionError";
    this.problem = problem;
  }
}

const problems: Record<number, PositionProblem> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/** Where the device is, in degrees; the browser asks its user (specification §9). Throws PositionError. */
export function devicePosition(): Promise<{ lat: number; lng: number }> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new PositionError("unsupported"));
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
        ({ code }) => reject(new PositionError(problems[code] ?? "failed")),
        { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 },
      );
    } catch {
      reject(new PositionError("failed"));
    }
  });
}
