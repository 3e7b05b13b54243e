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
import { KindsSection } from './kinds-section';
import { LatelySection } from './lately-section';
import { OwnersBand } from './owners-band';
import { ReviewsLine } from './reviews-line';
import { SignsSection } from './signs-section';
import { WaySection } from './way-section';
import { WeekendSection } from './weekend-section';

/** Where a trip begins: the search form, and a few ways past it. */
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
      <LatelySection />
      <KindsSection types={referential?.vehicle_types} />
      <SignsSection places={referential?.popular_places} />
      <WaySection />
      <OwnersBand canPublish={referential?.can_publish_camper} />
      <ReviewsLine stats={referential?.stats} />
    </>
  );
}
