import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useParams, usePlatform, useReady, useSite } from '@campavia/remote-kit';
import { H1 } from '@campavia/ui';

import { useLandingCampers } from '../../data/use-landing-campers';
import { useNearbyPlaces } from '../../data/use-nearby-places';
import { useSeasonPrices } from '../../data/use-season-prices';
import { CATEGORIES, categorySearch, readCategory, readSeats } from '../../rules/categories';

import { crumbsOfCategory, pathOfCategory, titleOfCategory, type CategoryTopic } from './category-names';
import { CrumbLine } from './crumb-line';
import { EverywhereLink } from './everywhere-link';
import { LandingCampers } from './landing-campers';
import { LandingFinder } from './landing-finder';
import { LandingLead } from './landing-lead';
import { landingsMessages } from './landings.messages';
import { LandingHead, TitleRow } from './landings.styles';
import { countryName } from './place-names';
import { PlaceSigns } from './place-signs';
import { SeasonPriceTable } from './season-price-table';
import { SeatLinks } from './seat-links';
import { pictureOf, SortLinks } from './sort-links';

/** The page of a category, with or without a number of seats. */
export function CategoryScreen() {
  const { slug, seats: segment } = useParams();
  const { country } = useSite();
  const { NotFound } = usePlatform();
  const category = readCategory(slug);
  // The router knows whole segments only.
  const seats = readSeats(segment?.replace(/-seats$/, ''));
  if (!category || (segment !== undefined && seats === undefined)) return <NotFound />;
  return <CategoryLanding key={`${category} ${seats}`} category={category} seats={seats} country={country} />;
}

function CategoryLanding(topic: CategoryTopic) {
  const { category, seats, country } = topic;
  const intl = useIntl();
  const query = categorySearch(category, country, seats);
  const campers = useLandingCampers(query);
  const prices = useSeasonPrices(query);
  const places = useNearbyPlaces(query.where);
  const title = titleOfCategory(intl, topic);
  useDocumentTitle(pageTitle(title));
  useReady(campers.answer !== undefined || campers.hasFailed);

  const { where } = query;
  return (
    <>
      <LandingHead>
        <CrumbLine crumbs={crumbsOfCategory(intl, topic)} />
        <TitleRow>
          <div>
            <H1>{title}</H1>
            <LandingLead answer={campers.answer} seats={seats} />
          </div>
          <img src={pictureOf(category)} alt="" width={272} height={128} />
        </TitleRow>
        <LandingFinder
          query={query}
          place={where ? { slug: where, name: countryName(intl, country) } : undefined}
        />
      </LandingHead>
      <LandingCampers query={query} campers={campers} />
      {seats === undefined && <EverywhereLink category={category} />}
      <SeatLinks category={category} seats={seats} />
      <SeasonPriceTable prices={prices} />
      <PlaceSigns title={intl.formatMessage(landingsMessages.placesWithin)} places={places} />
      <SortLinks
        title={intl.formatMessage(landingsMessages.sorts)}
        categories={CATEGORIES.filter((each) => each !== category)}
        pathOfSort={pathOfCategory}
      />
    </>
  );
}
