import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Link, pathOf } from '@campavia/remote-kit';
import { Skeleton } from '@campavia/ui';

import { listingMessages } from './listing-screen.messages';
import { Breadcrumbs as Line } from './listing-screen.styles';
import { listAncestorPlaces } from './ancestor-places';

export function Breadcrumbs({ listing }: { listing: Listing | undefined }) {
  const intl = useIntl();
  const places = listing ? listAncestorPlaces(intl, listing) : [];
  const steps = places.flatMap(({ name, slug }) => {
    const path = pathOfPlace(slug);
    return path === undefined ? [] : [{ name, path }];
  });
  return (
    <Line aria-label={intl.formatMessage(listingMessages.youAreHere)}>
      {!listing && <Skeleton $width="12rem" $height="1.25rem" />}
      {steps.map(({ name, path }) => (
        <Link key={path} to={path}>
          {name}
        </Link>
      ))}
    </Line>
  );
}

/** A composition may have no place pages; then the search of the place opens. */
function pathOfPlace(slug: string): string | undefined {
  return pathOf('place', { slug }) ?? pathOf('search', {}, new URLSearchParams({ where: slug }));
}
