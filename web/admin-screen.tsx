import { AdminPage } from "./features/admin/admin-page.tsx";

/** The admin panel with what its tabs show. */
export function AdminScreen() {
  return <AdminPage />;
}
