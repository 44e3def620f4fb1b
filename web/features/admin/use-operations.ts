import { useQuery } from "@tanstack/react-query";
import { request } from "../../api/client.ts";

const minute = 60_000;

/** The day's numbers and the status, read again every minute while the page is seen. */
export function useOperations() {
  return useQuery({
    queryKey: ["admin", "operations"],
    queryFn: ({ signal }) => request("GET /admin/operations", { signal }),
    staleTime: minute / 2,
    refetchInterval: minute,
    // Offline it says so, and does not wait without a word.
    networkMode: "always",
  });
}
