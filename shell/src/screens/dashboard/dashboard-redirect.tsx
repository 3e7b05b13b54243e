import { Navigate, pathOf, useUser } from '@campavia/remote-kit';

import { dashboardStartOf } from '../../session/access';

/** Leads on from `/d`, as the server does for a new document. Only signed-in people come this far. */
export function DashboardRedirect() {
  const user = useUser();
  if (!user) return null;
  const paths = dashboardStartOf(user).map(({ address }) => pathOf(address));
  return <Navigate to={paths.find((path) => path !== undefined) ?? '/'} replace />;
}
