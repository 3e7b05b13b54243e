import { Skeleton } from '@campavia/ui';

import { lazyComponent } from '../lazy-component';
import type { LinkNoteProps } from './link-note';

const Fetched = lazyComponent(async () => (await import('./link-note')).LinkNote);

export function LazyLinkNote(props: LinkNoteProps) {
  const { coupon, refusal, offered } = props;
  const says = Boolean(coupon ?? refusal) || Object.keys(offered).length > 0;
  return says ? <Fetched {...props} /> : null;
}

export const LazyRefusedTrip = lazyComponent(async () => (await import('./refused-trip')).RefusedTrip, {
  pending: <Skeleton $height="6rem" />,
});
