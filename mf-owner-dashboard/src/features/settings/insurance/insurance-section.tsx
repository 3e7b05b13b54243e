import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { Card, FailurePanel, H3, Skeleton, Stack, Text } from '@campavia/ui';

import { useInsuranceConditions } from '../../../data/settings/use-insurance-conditions';

import { InsuranceForm } from './insurance-form';
import { insuranceMessages } from './insurance.messages';

/** The owner's own insurance. */
export function InsuranceSection({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { insurance, hasFailed, isRetrying, retry } = useInsuranceConditions(camper.id);
  if (hasFailed) {
    const title = formatMessage(insuranceMessages.failed);
    return <FailurePanel headingAs="h2" title={title} isRetrying={isRetrying} onRetry={retry} />;
  }
  return (
    <Card as="section" $isPadded aria-labelledby={id}>
      <Stack $gap={4}>
        <H3 as="h2" id={id}>
          {formatMessage(insuranceMessages.title)}
        </H3>
        <Text>{formatMessage(insuranceMessages.text)}</Text>
        {insurance ? (
          <InsuranceForm camper={camper} saved={insurance} />
        ) : (
          <Skeleton $height="16rem" aria-hidden="true" />
        )}
      </Stack>
    </Card>
  );
}
