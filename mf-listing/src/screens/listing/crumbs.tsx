import type { Listing } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';

import { listingMessages } from './listing-screen.messages';
import { Crumbs as Line } from './listing-screen.styles';

/** Where the camper stands, from the country down; each place leads to its campers. */
export function Crumbs({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const places = [...listing.ancestors, listing.place];
  return (
    <Line aria-label={formatMessage(listingMessages.youAreHere)}>
      {places.map((place, index) => (
        <Fragment key={place.slug}>
          {index > 0 && <span aria-hidden="true">/</span>}
          <AddressLink to="search" search={new URLSearchParams({ where: place.slug })}>
            {place.name}
          </AddressLink>
        </Fragment>
      ))}
    </Line>
  );
}
