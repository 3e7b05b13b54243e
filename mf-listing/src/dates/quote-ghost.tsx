import type { Listing } from '@campavia/contracts';
import { Ghost, Stack } from '@campavia/ui';

export interface QuoteGhostProps {
  listing: Pick<Listing, 'availability'>;
}

/** The boxes of a quote while the part that lends it is on its way; for days that cannot be had, those of the reason. */
export function QuoteGhost({ listing: { availability } }: QuoteGhostProps) {
  return availability?.available === false ? <RefusalGhost /> : <PriceGhost />;
}

/** Kilometres, the main button, two more choices, five lines with their sum, the coupon. */
function PriceGhost() {
  return (
    <Stack $gap={4} aria-busy="true">
      <Ghost $height="3.83rem" />
      <Ghost $height="4.77rem" />
      <Ghost $height="3.52rem" />
      <Ghost $height="2.98rem" />
      <Ghost $height="15.5rem" />
      <Ghost $height="2.98rem" />
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
