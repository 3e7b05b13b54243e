import type { Listing } from '@campavia/contracts';
import { Stack } from '@campavia/ui';

import { Beds } from './beds';
import { Board } from './board';

/** What the camper has inside: its equipment and its beds. */
export function Inside({ listing }: { listing: Listing }) {
  return (
    <Stack $gap={10}>
      <Board listing={listing} />
      <Beds listing={listing} />
    </Stack>
  );
}
