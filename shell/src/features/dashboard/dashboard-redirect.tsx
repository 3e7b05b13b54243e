import { Navigate, pathOf, useUser } from '@campavia/remote-kit';

import { dashboardStartOf } from '../../session/access';

/** The server does the same for a new document. Only signed-in users get here. */
export function DashboardRedirect() {
  const user = useUser();
  if (!user) return null;
  const paths = dashboardStartOf(user).map(({ address }) => pathOf(address));
  return <Navigate to={paths.find((path) => path !== undefined) ?? '/'} replace />;
}
