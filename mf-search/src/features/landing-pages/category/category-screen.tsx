import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useParams, usePlatform, useReady, useSite } from '@campavia/remote-kit';
import { H1 } from '@campavia/ui';

import {
  useLandingCampers,
  useNearbyPlaces,
  useSeasonPrices,
} from '../../../data/landing-pages/use-landing-page';
import { CATEGORIES, categorySearch, readCategory, readSeats } from '../../../rules/landing-pages/categories';
import { Breadcrumbs } from '../breadcrumbs';
import { EverywhereLink } from '../everywhere-link';
import { LandingCampers } from '../landing-campers';
import { LandingFinder } from '../landing-finder';
import { LandingLead } from '../landing-lead';
import { landingPagesMessages } from '../landing-pages.messages';
import { LandingHead, TitleRow } from '../landing-pages.styles';
import { PlaceSigns } from '../nearby-places';
import { countryName } from '../place/place-names';
import { SeasonPriceTable } from '../season-price-table';

import { CategoryLinks, pictureOf } from './category-links';
import { categoryTitle, type CategoryTopic, listCategoryBreadcrumbs, pathOfCategory } from './category-names';
import { SeatLinks } from './seat-links';

export function CategoryScreen() {
  const { slug, seats: segment } = useParams();
  const { country } = useSite();
  const { NotFound } = usePlatform();
  const category = readCategory(slug);
  // The router matches whole segments only.
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
  const title = categoryTitle(intl, topic);
  useDocumentTitle(pageTitle(title));
  useReady(campers.answer !== undefined || campers.hasFailed);

  const { where } = query;
  return (
    <>
      <LandingHead>
        <Breadcrumbs breadcrumbs={listCategoryBreadcrumbs(intl, topic)} />
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
      <PlaceSigns title={intl.formatMessage(landingPagesMessages.placesWithin)} places={places} />
      <CategoryLinks
        title={intl.formatMessage(landingPagesMessages.sorts)}
        categories={CATEGORIES.filter((each) => each !== category)}
        pathOfSort={pathOfCategory}
      />
    </>
  );
}
