import { useIntl } from 'react-intl';

import { pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';

import { useFinder } from '../../data/use-finder';
import { useOpenSearch } from '../../data/use-open-search';
import { useReferential } from '../../data/use-referential';
import { Finder } from '../../components/finder/finder';
import { EMPTY_FORM } from '../../rules/finder-form';

import { Facts } from './facts';
import { Hero } from './hero';
import { homeMessages } from './home.messages';
import { VehicleTypesSection } from './vehicle-types-section';
import { RecentSection } from './recent-section';
import { OwnersBand } from './owners-band';
import { ReviewsLine } from './reviews-line';
import { PopularPlacesSection } from './popular-places-section';
import { HowItWorksSection } from './how-it-works-section';
import { WeekendSection } from './weekend-section';

export function HomeScreen() {
  const { formatMessage } = useIntl();
  const referential = useReferential();
  const openSearch = useOpenSearch();
  const { queryFrom, ...finder } = useFinder(EMPTY_FORM);
  useDocumentTitle(pageTitle(formatMessage(homeMessages.documentTitle)));
  useReady();

  return (
    <>
      <Hero campers={referential?.stats.campers}>
        <Finder {...finder} onSubmit={() => openSearch(queryFrom())} />
      </Hero>
      <Facts />
      <WeekendSection />
      <RecentSection />
      <VehicleTypesSection types={referential?.vehicle_types} />
      <PopularPlacesSection places={referential?.popular_places} />
      <HowItWorksSection />
      <OwnersBand canPublish={referential?.can_publish_camper} />
      <ReviewsLine stats={referential?.stats} />
    </>
  );
}
