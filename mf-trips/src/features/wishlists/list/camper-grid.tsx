import type { ReactNode } from 'react';

import type { WishlistCamper } from '@campavia/contracts';
import { CamperCard } from '@campavia/parts';
import { pathOf } from '@campavia/remote-kit';

import { queryOfTrip, type Trip } from '../../../rules/wishlists/search-similar';

import { Grid } from '../wishlists.styles';
import { CamperState } from './camper-state';
import { CardFrame } from './list.styles';

const SIZES = '(min-width: 1024px) 22rem, (min-width: 640px) 46vw, 92vw';

export interface CamperGridProps {
  campers: readonly WishlistCamper[];
  trip: Trip;
  /** Shown on the picture of a camper. */
  actionsOf?: (camper: WishlistCamper) => ReactNode;
}

/** The campers of a list, each with its price for the trip. */
export function CamperGrid({ campers, trip, actionsOf }: CamperGridProps) {
  return (
    <Grid>
      {campers.map((camper, index) => (
        <li key={camper.id}>
          <CardFrame $isTaken={camper.is_free === false}>
            <CamperCard
              camper={camper}
              href={pathOf('listing', { id: camper.id }, queryOfTrip(trip)) ?? ''}
              isPriority={index === 0}
              sizes={SIZES}
              heart={actionsOf?.(camper)}
            />
          </CardFrame>
          <CamperState camper={camper} trip={trip} />
        </li>
      ))}
    </Grid>
  );
}
