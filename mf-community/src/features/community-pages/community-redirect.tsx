import { Navigate, pathOf, useLocation } from '@campavia/remote-kit';

/** Redirects to the reviews. */
export function CommunityRedirect() {
  const { search } = useLocation();
  return <Navigate to={pathOf('community.all-reviews', {}, search) ?? '/'} replace />;
}
