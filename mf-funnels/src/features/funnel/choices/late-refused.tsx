import { Ghost } from '@campavia/ui';

import { lazyComponent } from '../lazy-component';

/** Why the trip cannot be had any more, fetched by the few whom it concerns. */
export const LazyRefusedTrip = lazyComponent(async () => (await import('./refused-trip')).RefusedTrip, {
  pending: <Ghost $height="6rem" />,
});
