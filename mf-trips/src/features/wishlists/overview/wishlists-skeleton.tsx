import { Skeleton } from '@campavia/ui';

import { Grid } from '../wishlists.styles';
import { Facts, Mosaic } from './tile.styles';

const TILES = [1, 2, 3];

export function WishlistsSkeleton() {
  return (
    <Grid aria-hidden="true">
      {TILES.map((tile) => (
        <li key={tile}>
          <Mosaic />
          <Skeleton $width="60%" $height="1.4rem" style={{ marginTop: '0.75rem' }} />
          <Facts>
            <Skeleton $width="40%" $height="1.2rem" />
          </Facts>
        </li>
      ))}
    </Grid>
  );
}
