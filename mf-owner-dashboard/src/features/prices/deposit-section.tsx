import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { PriceDetails } from '@campavia/contracts';
import { type FieldValues } from '@campavia/domain';
import { NumberField, SectionHead } from '@campavia/parts/fields';
import { Stack } from '@campavia/ui';
import { CheckboxField, RadioField } from '@campavia/ui/forms';

import { DEPOSIT_MEANS, meanField } from '../../rules/prices/price-values';

import { fieldMessages } from './field.messages';
import { Means, Section } from './prices.styles';
import { pricesMessages } from './prices.messages';

const SECOND_DRIVER = ['not_selected', 'included', 'not_available'] as const;

export interface DepositSectionProps {
  prices: PriceDetails;
  values: FieldValues;
}

export function DepositSection({ prices, values }: DepositSectionProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={formatMessage(pricesMessages.depositAndDriver)}
        text={formatMessage(pricesMessages.depositText)}
      />
      <NumberField
        name="deposit"
        label={formatMessage(fieldMessages.deposit)}
        value={values.deposit}
        unit={prices.currency}
      />
      <Means>
        <legend>{formatMessage(fieldMessages.deposit_mean)}</legend>
        <div>
          {DEPOSIT_MEANS.map((mean) => (
            <CheckboxField
              key={mean}
              name={meanField(mean)}
              defaultChecked={values[meanField(mean)] === 'on'}
            >
              {formatMessage(fieldMessages[mean])}
            </CheckboxField>
          ))}
        </div>
      </Means>
      <Stack $gap={3}>
        <SectionHead id={`${id}-driver`} title={formatMessage(fieldMessages.second_driver)} />
        <RadioField
          name="second_driver"
          label={formatMessage(fieldMessages.second_driver)}
          defaultValue={values.second_driver}
          options={SECOND_DRIVER.map((value) => ({ value, label: formatMessage(fieldMessages[value]) }))}
        />
      </Stack>
    </Section>
  );
}
