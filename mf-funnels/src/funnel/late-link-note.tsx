import { FailurePanel } from '@campavia/ui';

import type { LinkNoteProps } from './link-note';
import { useLatePiece } from './use-late-piece';

const fetchNote = async () => (await import('./link-note')).LinkNote;

/** What a link suggests; only those who came by one that says something fetch it. */
export function LateLinkNote(props: LinkNoteProps) {
  const { coupon, refusal, offered } = props;
  const says = Boolean(coupon ?? refusal) || Object.keys(offered).length > 0;
  return says ? <Fetched {...props} /> : null;
}

function Fetched(props: LinkNoteProps) {
  const { Piece, hasFailed, retry } = useLatePiece(fetchNote);
  if (Piece) return <Piece {...props} />;
  return hasFailed ? <FailurePanel onRetry={retry} /> : null;
}
