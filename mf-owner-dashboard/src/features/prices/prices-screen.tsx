import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { useReady } from '@campavia/remote-kit';
import { FailurePanel, Skeleton, Stack } from '@campavia/ui';

import { usePrices, useSimilarPrices } from '../../data/use-prices';

import { CamperPage } from '../camper-page';
import { PricesForm } from './prices-form';
import { pricesMessages } from './prices.messages';

export function PricesScreen() {
  return (
    <CamperPage tab="prices" reportsItself>
      {(camper) => <LoadedPrices camper={camper} />}
    </CamperPage>
  );
}

function LoadedPrices({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const { prices, hasFailed, isRetrying, retry } = usePrices(camper.id);
  const similar = useSimilarPrices(camper.id);
  const isLoaded = prices !== undefined && similar !== undefined;
  useReady(isLoaded || hasFailed);
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(pricesMessages.failed)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  if (!isLoaded) {
    return (
      <Stack $gap={6} aria-hidden="true">
        <Skeleton $height="20rem" />
        <Skeleton $height="12rem" />
      </Stack>
    );
  }
  return <PricesForm camper={camper} saved={prices} similar={similar} />;
}
