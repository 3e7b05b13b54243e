import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Link, pathOf } from '@campavia/remote-kit';

import { listingMessages } from './listing-screen.messages';
import { Crumbs as Line } from './listing-screen.styles';
import { placesAbove } from './places-above';

/** Where the camper stands, from the country down; each place leads to its page. */
export function Crumbs({ listing }: { listing: Listing }) {
  const intl = useIntl();
  const steps = placesAbove(intl, listing).flatMap(({ name, slug }) => {
    const path = pathOfPlace(slug);
    return path === undefined ? [] : [{ name, path }];
  });
  return (
    <Line aria-label={intl.formatMessage(listingMessages.youAreHere)}>
      {steps.map(({ name, path }) => (
        <Link key={path} to={path}>
          {name}
        </Link>
      ))}
    </Line>
  );
}

/** Its page, or its campers where the composition has no pages of places. */
function pathOfPlace(slug: string): string | undefined {
  return pathOf('place', { slug }) ?? pathOf('search', {}, new URLSearchParams({ where: slug }));
}
