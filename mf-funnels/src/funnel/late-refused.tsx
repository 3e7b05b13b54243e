import { FailurePanel, Ghost } from '@campavia/ui';

import type { RefusedProps } from './refused';
import { useLatePiece } from './use-late-piece';

const fetchRefused = async () => (await import('./refused')).Refused;

/** Why the trip cannot be had any more, fetched by the few whom it concerns. */
export function LateRefused(props: RefusedProps) {
  const { Piece, hasFailed, retry } = useLatePiece(fetchRefused);
  if (Piece) return <Piece {...props} />;
  return hasFailed ? <FailurePanel onRetry={retry} /> : <Ghost $height="6rem" />;
}
