import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';

import { listingMessages } from './listing-screen.messages';
import { Crumbs as Line } from './listing-screen.styles';

/** Where the camper stands, from the country down; each place leads to its campers. */
export function Crumbs({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const places = [...listing.ancestors, listing.place];
  return (
    <Line aria-label={formatMessage(listingMessages.youAreHere)}>
      {places.map((place) => (
        <AddressLink key={place.slug} to="search" search={new URLSearchParams({ where: place.slug })}>
          {place.name}
        </AddressLink>
      ))}
    </Line>
  );
}
