import { type ReactNode, useEffect, useRef, useState } from "react";

interface NearViewProps {
  children: ReactNode;
  /** Shown wherever the reader is, and from then on. */
  always: boolean;
  /** Stands in their place until then; room for a part of the panel without it. */
  meanwhile?: ReactNode;
}

/** Shows its children once the reader comes near, so that what they need is loaded only then. */
export function NearView({ children, always, meanwhile }: NearViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isShown = always || isNear;
  if (always && !isNear) setNear(true);
  useEffect(() => {
    const element = box.current;
    if (isShown || !element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "600px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isShown]);
  if (isShown) return children;
  return (
    <div ref={box} className={meanwhile ? "size-full" : "min-h-96"}>
      {meanwhile}
    </div>
  );
}
