import type { Listing } from '@campavia/contracts';
import { Stack } from '@campavia/ui';

import { Beds } from './beds';
import { Equipment } from './equipment';

export function Inside({ listing }: { listing: Listing }) {
  return (
    <Stack $gap={10}>
      <Equipment listing={listing} />
      <Beds listing={listing} />
    </Stack>
  );
}
