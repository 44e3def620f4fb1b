import { startTransition, useEffect, useRef, useState } from "react";

/**
 * The value, at once after a while without changes, and during many of them only when they rest for `wait` milliseconds: typing comes
 * first.
 */
export function useSettled<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const now = performance.now();
    const isRested = now - last.current > wait;
    last.current = now;
    const settle = () => startTransition(() => setSettled(() => value));
    if (isRested) return settle();
    const timer = setTimeout(settle, wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
