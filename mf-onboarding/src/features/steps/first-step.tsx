import { Navigate, useLocation } from '@campavia/remote-kit';

import { firstStepPath } from '../../rules/steps';

export function FirstStep() {
  const { search } = useLocation();
  return <Navigate to={firstStepPath(search)} replace />;
}
