import { Navigate, pathOf, useLocation } from '@campavia/remote-kit';

/** The community begins with the reviews. */
export function CommunityRedirect() {
  const { search } = useLocation();
  return <Navigate to={pathOf('community.all-reviews', {}, search) ?? '/'} replace />;
}
