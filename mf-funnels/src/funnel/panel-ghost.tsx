import { Ghost, Stack } from '@campavia/ui';

/** The boxes of a price while it is on its way. */
export function PanelGhost() {
  return (
    <Stack $gap={3} aria-busy="true">
      {[0, 1, 2, 3, 4].map((line) => (
        <Ghost key={line} $height="1.35rem" />
      ))}
      <Ghost $height="3.5rem" />
    </Stack>
  );
}
