import type { GuestBooking } from '@campavia/contracts';
import { Skeleton, Stack } from '@campavia/ui';

import { LazySection } from '../../../components/lazy-section';
import { isUnpaid, isUpcoming } from '../../../rules/trip-status';

import { changesMessages } from './changes.messages';
import type { TripHeadProps } from './trip-head';
import { AsideCard } from './trip.styles';

const importSections = () => import(/* webpackChunkName: "trip.sections" */ '../sections/load-sections');

const loadCamper = async () => (await importSections()).loadSection('camper');
const loadCancellation = async () => (await importSections()).loadSection('cancellation');
const loadInsurance = async () => (await importSections()).loadSection('insurance');

export const loadPriceBreakdown = async () => (await importSections()).loadPriceBreakdown();

const { failed } = changesMessages;

type TripProps = { trip: GuestBooking };

export function LazyCamper({ trip }: TripProps) {
  return (
    <LazySection
      load={loadCamper}
      props={{ trip }}
      frame={(content) => <AsideCard>{content}</AsideCard>}
      skeleton={<Skeleton $height="12rem" />}
      failed={failed}
    />
  );
}

export function LazyCancellation({ trip, status }: TripHeadProps) {
  if (!isUpcoming(status) && !isUnpaid(status) && status !== 'notSent') return null;
  return (
    <LazySection
      load={loadCancellation}
      props={{ trip }}
      frame={(content) => <AsideCard>{content}</AsideCard>}
      skeleton={<Skeleton $height="18rem" />}
      failed={failed}
    />
  );
}

export function LazyInsurance({ trip }: TripProps) {
  return (
    <LazySection
      load={loadInsurance}
      props={{ trip }}
      frame={(content) => <Stack as="section">{content}</Stack>}
      skeleton={<Skeleton $height="20rem" $radius="var(--r-l)" />}
      failed={failed}
    />
  );
}
