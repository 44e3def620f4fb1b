import { expect, it } from "vitest";
import { create } from "zustand";
import { persist } from "zustand/middleware";

const useCount = create<{ count: number }>()(() => ({ count: 0 }));
const useKept = create<{ name: string }>()(persist(() => ({ name: "" }), { name: "kept" }));

it.each(["first", "second"])(
  "the %s test of a file finds each store as it was made, and nothing of it in the browser's storage",
  (name) => {
    expect([useCount.getState().count, useKept.getState().name, localStorage.getItem("kept")]).toEqual([0, "", null]);
    useCount.setState({ count: 1 });
    useKept.setState({ name });
    expect(localStorage.getItem("kept")).toContain(name);
  },
);
