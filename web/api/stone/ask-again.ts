import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Asks anew, where it is shown, for what was changed on the server. An answer on its way may have been read before the change:
 * invalidateQueries gives it up only where an older one is there to be shown, and would take the first one of a list for the new state.
 */
export async function askAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}
