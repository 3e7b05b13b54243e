import { useIntl } from 'react-intl';

import type { Place } from '@campavia/contracts';
import {
  Navigate,
  pageTitle,
  useDocumentTitle,
  useLocation,
  useParams,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import { H1 } from '@campavia/ui';

import { chosenPlace } from '../../../components/place-name';
import {
  useChildPlaces,
  useLandingCampers,
  useNearbyPlaces,
  useSeasonPrices,
} from '../../../data/landing-pages/use-landing-page';
import { searchPath } from '../../../data/use-open-search';
import { usePlace } from '../../../data/use-place';
import { CATEGORIES, categorySearch } from '../../../rules/landing-pages/categories';
import { Breadcrumbs } from '../breadcrumbs';
import { CategoryLinks } from '../category/category-links';
import { LandingCampers } from '../landing-campers';
import { LandingFinder } from '../landing-finder';
import { LandingLead } from '../landing-lead';
import { landingPagesMessages } from '../landing-pages.messages';
import { LandingHead, TitleRow } from '../landing-pages.styles';
import { landingPath } from '../landing-path';
import { PlaceSigns } from '../nearby-places';
import { SeasonPriceTable } from '../season-price-table';

import { ChildPlaces } from './child-places';
import { listPlaceBreadcrumbs, placeInDocument, placeTitle } from './place-names';
import { placeMessages } from './place.messages';

export function PlaceScreen() {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { PageSkeleton, NotFound } = usePlatform();
  const { place, correctSlug, isLost } = usePlace(slug);
  if (correctSlug !== undefined) {
    return <Navigate to={{ pathname: landingPath('place', { slug: correctSlug }), search }} replace />;
  }
  if (isLost) return <NotFound />;
  return place ? <PlaceLanding key={place.slug} place={place} /> : <PageSkeleton />;
}

function PlaceLanding({ place }: { place: Place }) {
  const intl = useIntl();
  const query = { where: place.slug };
  const campers = useLandingCampers(query);
  const prices = useSeasonPrices(query);
  const nearby = useNearbyPlaces(place.slug);
  const children = useChildPlaces(place.slug);
  const at = placeTitle(intl, place);
  const title = intl.formatMessage(placeMessages.title, at);
  useDocumentTitle(pageTitle(intl.formatMessage(placeMessages.title, placeInDocument(intl, place))));
  useReady(campers.answer !== undefined || campers.hasFailed);

  const { placesAround, placesWithin, sortsHere } = landingPagesMessages;
  return (
    <>
      <LandingHead>
        <Breadcrumbs breadcrumbs={listPlaceBreadcrumbs(intl, place)} />
        <TitleRow>
          <div>
            <H1>{title}</H1>
            <LandingLead answer={campers.answer} />
          </div>
        </TitleRow>
        <LandingFinder query={query} place={chosenPlace(intl, place)} />
      </LandingHead>
      <LandingCampers query={query} campers={campers} />
      <SeasonPriceTable prices={prices} />
      <PlaceSigns
        title={intl.formatMessage(at.relation === 'in' ? placesWithin : placesAround)}
        places={nearby}
      />
      <ChildPlaces places={children} />
      <CategoryLinks
        title={intl.formatMessage(sortsHere)}
        categories={CATEGORIES}
        pathOfSort={(category) => searchPath({ ...categorySearch(category), ...query })}
      />
    </>
  );
}
