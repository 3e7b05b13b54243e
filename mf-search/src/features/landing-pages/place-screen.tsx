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

import { useLandingCampers } from '../../data/use-landing-campers';
import { useNearbyPlaces } from '../../data/use-nearby-places';
import { searchPath } from '../../data/use-open-search';
import { usePlace } from '../../data/use-place';
import { useSeasonPrices } from '../../data/use-season-prices';
import { chosenPlace } from '../../components/place-name';
import { CATEGORIES, categorySearch } from '../../rules/categories';

import { CrumbLine } from './crumb-line';
import { LandingCampers } from './landing-campers';
import { LandingFinder } from './landing-finder';
import { LandingLead } from './landing-lead';
import { landingPath } from './landing-path';
import { landingsMessages } from './landings.messages';
import { LandingHead, TitleRow } from './landings.styles';
import { crumbsOfPlace, titleOfPlace } from './place-names';
import { PlaceSigns } from './place-signs';
import { placeMessages } from './place.messages';
import { SeasonPriceTable } from './season-price-table';
import { SortLinks } from './sort-links';

/** The page of a place: under the slug it goes by, or not at all. */
export function PlaceScreen() {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const { PageGhost, NotFound } = usePlatform();
  const { place, correctSlug, isLost } = usePlace(slug);
  if (correctSlug !== undefined) {
    return <Navigate to={{ pathname: landingPath('place', { slug: correctSlug }), search }} replace />;
  }
  if (isLost) return <NotFound />;
  return place ? <PlaceLanding key={place.slug} place={place} /> : <PageGhost />;
}

function PlaceLanding({ place }: { place: Place }) {
  const intl = useIntl();
  const query = { where: place.slug };
  const campers = useLandingCampers(query);
  const prices = useSeasonPrices(query);
  const nearby = useNearbyPlaces(place.slug);
  const at = titleOfPlace(intl, place);
  const title = intl.formatMessage(placeMessages.title, at);
  useDocumentTitle(pageTitle(title));
  useReady(campers.answer !== undefined || campers.hasFailed);

  const { placesAround, placesWithin, sortsHere } = landingsMessages;
  return (
    <>
      <LandingHead>
        <CrumbLine crumbs={crumbsOfPlace(intl, place)} />
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
      <SortLinks
        title={intl.formatMessage(sortsHere)}
        categories={CATEGORIES}
        pathOfSort={(category) => searchPath({ ...categorySearch(category), ...query })}
      />
    </>
  );
}
