import { useId } from 'react';
import { useIntl } from 'react-intl';

import { HORIZON_CHOICES, type FieldValues } from '@campavia/domain';
import { Card, H3, Small, Stack, Strong } from '@campavia/ui';
import { CheckboxField, RadioField } from '@campavia/ui/forms';

import { NumberChoiceField } from './number-choice-field';
import { preferencesMessages } from './preferences.messages';
import { InstantBooking, TwoFields } from './preferences.styles';

/** How guests book: instantly or on request, how far ahead, and with whose insurance. */
export function BookingSection({ values }: { values: FieldValues }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Card as="section" $isPadded aria-labelledby={id}>
      <Stack $gap={4}>
        <H3 as="h2" id={id}>
          {formatMessage(preferencesMessages.booking)}
        </H3>
        <InstantBooking>
          <CheckboxField
            name="instant_booking_activated"
            defaultChecked={values.instant_booking_activated === 'on'}
          >
            {formatMessage(preferencesMessages.instant)}
          </CheckboxField>
          <Small as="p" $tone="soft">
            {formatMessage(preferencesMessages.instantText)}
          </Small>
        </InstantBooking>
        <TwoFields>
          <NumberChoiceField
            name="min_future_days"
            label={formatMessage(preferencesMessages.earliest)}
            value={values.min_future_days}
            choices={HORIZON_CHOICES.minFutureDays}
            format={(days) => formatMessage(preferencesMessages.daysAhead, { days })}
          />
          <NumberChoiceField
            name="max_months_future_rental"
            label={formatMessage(preferencesMessages.latest)}
            value={values.max_months_future_rental}
            choices={HORIZON_CHOICES.maxFutureMonths}
            format={(months) => formatMessage(preferencesMessages.monthsAhead, { months })}
          />
        </TwoFields>
        <Stack $gap={2}>
          <Strong aria-hidden="true">{formatMessage(preferencesMessages.insurance)}</Strong>
          <RadioField
            name="insured_by"
            label={formatMessage(preferencesMessages.insurance)}
            defaultValue={values.insured_by}
            options={[
              {
                value: 'platform',
                label: formatMessage(preferencesMessages.byPlatform),
                hint: formatMessage(preferencesMessages.byPlatformText),
              },
              {
                value: 'owner',
                label: formatMessage(preferencesMessages.byOwner),
                hint: formatMessage(preferencesMessages.byOwnerText),
              },
            ]}
          />
        </Stack>
      </Stack>
    </Card>
  );
}
