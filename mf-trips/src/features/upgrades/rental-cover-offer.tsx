import { useIntl } from 'react-intl';

import type { GuestBooking, RentalCoverConditions, UpgradeList } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { FailurePanel, H2, Skeleton, Small, Stack, Text } from '@campavia/ui';

import { useCoverConditions } from '../../data/use-upgrades';

import { OfferPrice } from './offer-price';
import { TakeButton } from './take-button';
import { upgradeMessages } from './upgrade.messages';
import { OfferCard } from './upgrade.styles';

export interface RentalCoverOfferProps {
  trip: GuestBooking;
  /** Missing while the insurer is unavailable. */
  offer: UpgradeList['offers'][number] | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

export function RentalCoverOffer({ trip, offer, isRetrying, onRetry }: RentalCoverOfferProps) {
  const intl = useIntl();
  const { conditions, failure, isRetrying: isReading, retry } = useCoverConditions(true);
  if (failure || !offer) {
    const isAway = failure !== 'failed';
    return (
      <FailurePanel
        headingAs="h2"
        title={intl.formatMessage(isAway ? upgradeMessages.coverAway : upgradeMessages.coverFailed)}
        text={intl.formatMessage(isAway ? upgradeMessages.coverAwayText : upgradeMessages.failedText)}
        isRetrying={isRetrying || isReading}
        onRetry={() => {
          retry();
          onRetry();
        }}
      />
    );
  }
  return (
    <OfferCard>
      <Stack $gap={4}>
        <H2>{intl.formatMessage(upgradeMessages.cover)}</H2>
        {conditions ? <Conditions conditions={conditions} /> : <Skeleton $height="8rem" />}
        <OfferPrice trip={trip} offer={offer} />
        {conditions && (
          <TakeButton trip={trip} offer={offer} label={intl.formatMessage(upgradeMessages.takeCover)} />
        )}
      </Stack>
    </OfferCard>
  );
}

function Conditions({ conditions }: { conditions: RentalCoverConditions }) {
  const intl = useIntl();
  const { max_amount, currency, max_days: days, provider, version, text } = conditions;
  const amount = formatMoney(intl, max_amount, currency, 'shortest');
  return (
    <>
      <Text>{intl.formatMessage(upgradeMessages.coverText, { amount })}</Text>
      <Text>{intl.formatMessage(upgradeMessages.coverDays, { days })}</Text>
      <details>
        <summary>{intl.formatMessage(upgradeMessages.conditions)}</summary>
        <Text>{text}</Text>
        <Small as="p" $tone="soft">
          {intl.formatMessage(upgradeMessages.provider, { provider, version })}
        </Small>
      </details>
    </>
  );
}
