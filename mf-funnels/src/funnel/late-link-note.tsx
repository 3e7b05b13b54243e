import { lazyPiece } from './lazy-piece';
import type { LinkNoteProps } from './link-note';

const Fetched = lazyPiece(async () => (await import('./link-note')).LinkNote);

/** What a link suggests; only those who came by one that says something fetch it. */
export function LateLinkNote(props: LinkNoteProps) {
  const { coupon, refusal, offered } = props;
  const says = Boolean(coupon ?? refusal) || Object.keys(offered).length > 0;
  return says ? <Fetched {...props} /> : null;
}
