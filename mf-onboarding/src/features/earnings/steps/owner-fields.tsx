import { useIntl } from 'react-intl';

import { H3, Stack } from '@campavia/ui';
import { RadioField } from '@campavia/ui/forms';

import type { Answers } from '../../../rules/earnings/answer-checks';

import { fieldMessages } from './field.messages';

export function OwnerFields({ answers }: { answers: Answers }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Stack $gap={3}>
        <H3 as="h2">{formatMessage(fieldMessages.is_professional)}</H3>
        <RadioField
          name="is_professional"
          label={formatMessage(fieldMessages.is_professional)}
          defaultValue={answers.is_professional}
          options={[
            {
              value: 'private',
              label: formatMessage(fieldMessages.private),
              hint: formatMessage(fieldMessages.privateHint),
            },
            {
              value: 'professional',
              label: formatMessage(fieldMessages.professional),
              hint: formatMessage(fieldMessages.professionalHint),
            },
          ]}
        />
      </Stack>
      <Stack $gap={3}>
        <H3 as="h2">{formatMessage(fieldMessages.vehicle_availability)}</H3>
        <RadioField
          name="vehicle_availability"
          label={formatMessage(fieldMessages.vehicle_availability)}
          defaultValue={answers.vehicle_availability}
          options={[
            {
              value: 'Available',
              label: formatMessage(fieldMessages.Available),
              hint: formatMessage(fieldMessages.availableHint),
            },
            {
              value: 'NotAvailable',
              label: formatMessage(fieldMessages.NotAvailable),
              hint: formatMessage(fieldMessages.notAvailableHint),
            },
          ]}
        />
      </Stack>
    </>
  );
}
