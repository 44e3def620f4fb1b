import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router";

const history = createBrowserHistory({ v5Compat: true });

/** react-router's BrowserRouter, without the server rendering that comes with its module (5 KB on the first load). */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setArrival] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((arrival) => startTransition(() => setArrival(arrival))), []);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
