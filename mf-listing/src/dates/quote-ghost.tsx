import type { Listing } from '@campavia/contracts';
import { Ghost, Stack } from '@campavia/ui';

export interface QuoteGhostProps {
  listing: Pick<Listing, 'availability'>;
}

/** The boxes of a quote while the part that lends it is on its way; for days that cannot be had, those of the reason. */
export function QuoteGhost({ listing: { availability } }: QuoteGhostProps) {
  return availability?.available === false ? <RefusalGhost /> : <PriceGhost />;
}

/** Three choices, five lines, the sum. */
function PriceGhost() {
  return (
    <Stack $gap={4} aria-busy="true">
      <Ghost $height="3.55rem" />
      <Ghost $height="3.55rem" />
      <Ghost $height="2.9rem" />
      <Ghost $height="15.5rem" />
      <Ghost $height="2.9rem" />
    </Stack>
  );
}

function RefusalGhost() {
  return (
    <Stack $gap={3} aria-busy="true">
      <Ghost $height="4.5rem" />
      <Ghost $height="1.5rem" $width="70%" />
    </Stack>
  );
}
