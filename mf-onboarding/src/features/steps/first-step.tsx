import { Navigate, useLocation } from '@campavia/remote-kit';

import { firstStepPath } from '../../rules/steps';

/** A listing begins with its first step. */
export function FirstStep() {
  const { search } = useLocation();
  return <Navigate to={firstStepPath(search)} replace />;
}
