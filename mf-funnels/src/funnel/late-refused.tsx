import { Ghost } from '@campavia/ui';

import { lazyPiece } from './lazy-piece';

/** Why the trip cannot be had any more, fetched by the few whom it concerns. */
export const LateRefused = lazyPiece(async () => (await import('./refused')).Refused, {
  pending: <Ghost $height="6rem" />,
});
