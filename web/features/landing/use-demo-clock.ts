import { useCallback, useEffect, useRef, useState } from "react";
import { beginOf, type DemoScene, demoLength, momentAt } from "./demo-script.ts";

const tick = 60;

/** The time of the demo, in milliseconds: runs while it plays, and not in a window that is not seen. */
export function useDemoClock(startsPlaying: boolean) {
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(startsPlaying);
  const now = useRef(time);
  now.current = time;

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const next = performance.now();
      const passed = document.hidden ? 0 : next - last;
      last = next;
      setTime((before) => Math.min(demoLength, before + passed));
    }, tick);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const isOver = time >= demoLength;
  if (isOver && isPlaying) setPlaying(false);

  /** To the end of a scene, where it stands still. */
  const stand = useCallback((scene: DemoScene, share = 0.999) => {
    setPlaying(false);
    const begin = beginOf(scene);
    const end = scene === "finished" ? demoLength : begin;
    let at = end;
    while (scene !== "finished" && momentAt(at + 100).scene === scene && momentAt(at + 100).share <= share) at += 100;
    setTime(at);
  }, []);

  const play = useCallback(() => {
    if (now.current >= demoLength) setTime(0);
    setPlaying(true);
  }, []);
  return { time, isPlaying, isOver, play, pause: () => setPlaying(false), stand };
}
