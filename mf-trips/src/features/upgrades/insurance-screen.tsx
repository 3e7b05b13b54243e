import { useIntl } from 'react-intl';

import type { GuestBooking, UpgradeList } from '@campavia/contracts';
import type { UpgradeReason } from '@campavia/domain';
import { FailurePanel, Skeleton, Stack } from '@campavia/ui';

import { ChangeCard } from '../changes';
import { tripsMessages } from '../../components/trips.messages';
import { useUpgrades } from '../../data/use-upgrades';
import { findUpgrade, isOpenRequest } from '../../rules/change-pages';

import { BuybackOffer } from './buyback-offer';
import { RentalCoverOffer } from './rental-cover-offer';
import { upgradeMessages } from './upgrade.messages';
import { UpgradePage } from './upgrade-page';

export function InsuranceScreen() {
  return (
    <UpgradePage
      title={tripsMessages.insurance}
      lead={upgradeMessages.insuranceLead}
      address="trip.insurance"
    >
      {(trip) => <Covers trip={trip} />}
    </UpgradePage>
  );
}

function Covers({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const { offers, hasFailed, isRetrying, retry } = useUpgrades(trip.id);
  const open = findUpgrade(trip, 'rental_cover', 'buyback', 'second_driver');
  // One upgrade is open at a time: it is settled first.
  if (open && isOpenRequest(open)) return <ChangeCard trip={trip} request={open} headingAs="h2" />;
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(upgradeMessages.failed)}
        text={formatMessage(upgradeMessages.failedText)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  if (!offers) return <Skeleton $height="24rem" $radius="var(--r-l)" />;
  const { is_rental_cover_available, is_buyback_available } = trip.permissions;
  const buyback = findOffer(offers, 'buyback');
  return (
    <Stack $gap={6}>
      {is_rental_cover_available && (
        <RentalCoverOffer
          trip={trip}
          offer={findOffer(offers, 'rental_cover')}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {is_buyback_available && buyback && <BuybackOffer trip={trip} offer={buyback} />}
    </Stack>
  );
}

function findOffer(offers: UpgradeList['offers'], reason: UpgradeReason) {
  return offers.find(({ type }) => type === reason);
}
