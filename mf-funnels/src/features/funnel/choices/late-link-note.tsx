import { lazyComponent } from '../lazy-component';
import type { LinkNoteProps } from './link-note';

const Fetched = lazyComponent(async () => (await import('./link-note')).LinkNote);

/** What a link suggests; only those who came by one that says something fetch it. */
export function LazyLinkNote(props: LinkNoteProps) {
  const { coupon, refusal, offered } = props;
  const says = Boolean(coupon ?? refusal) || Object.keys(offered).length > 0;
  return says ? <Fetched {...props} /> : null;
}
