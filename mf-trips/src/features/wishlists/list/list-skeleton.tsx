import { CamperCardSkeleton } from '@campavia/parts';
import { Skeleton, Stack } from '@campavia/ui';

import { Grid } from '../wishlists.styles';

const CARDS = [1, 2, 3];

export function ListSkeleton() {
  return (
    <Stack $gap={6} aria-hidden="true">
      <div>
        <Skeleton $width="60%" $height="3.2rem" />
        <Skeleton $width="12rem" $height="1.4rem" />
      </div>
      <Skeleton $height="7rem" />
      <Grid>
        {CARDS.map((card) => (
          <li key={card}>
            <CamperCardSkeleton />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
