import { Ghost, Stack } from '@campavia/ui';

/** The boxes of a quote while the part that lends it is on its way: three choices, five lines, the sum. */
export function QuoteGhost() {
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
