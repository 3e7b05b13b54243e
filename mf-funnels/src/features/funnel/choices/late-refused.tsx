import { Ghost } from '@campavia/ui';

import { lazyPiece } from '../lazy-component';

/** Why the trip cannot be had any more, fetched by the few whom it concerns. */
export const LateRefused = lazyPiece(async () => (await import('./refused-trip')).Refused, {
  pending: <Ghost $height="6rem" />,
});
