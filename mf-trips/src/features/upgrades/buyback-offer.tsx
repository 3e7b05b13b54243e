import { useIntl } from 'react-intl';

import type { GuestBooking, UpgradeList } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { FailurePanel, H2, Skeleton, Stack, Text } from '@campavia/ui';

import { useInsurance } from '../../data/use-trip-costs';

import { OfferPrice } from './offer-price';
import { TakeButton } from './take-button';
import { upgradeMessages } from './upgrade.messages';
import { OfferCard } from './upgrade.styles';

export interface BuybackOfferProps {
  trip: GuestBooking;
  offer: UpgradeList['offers'][number];
}

export function BuybackOffer({ trip, offer }: BuybackOfferProps) {
  const intl = useIntl();
  const { cover: insurance, hasFailed, isRetrying, retry } = useInsurance(trip.insurance.slug);
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={intl.formatMessage(upgradeMessages.coverFailed)}
        text={intl.formatMessage(upgradeMessages.failedText)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  return (
    <OfferCard>
      <Stack $gap={4}>
        <H2>{intl.formatMessage(upgradeMessages.buyback)}</H2>
        {insurance ? (
          <Text>
            {intl.formatMessage(upgradeMessages.buybackText, {
              amount: formatMoney(intl, insurance.deductible_amount, insurance.currency, 'shortest'),
            })}
          </Text>
        ) : (
          <Skeleton $height="3rem" />
        )}
        <OfferPrice trip={trip} offer={offer} />
        {insurance && (
          <TakeButton trip={trip} offer={offer} label={intl.formatMessage(upgradeMessages.takeBuyback)} />
        )}
      </Stack>
    </OfferCard>
  );
}
