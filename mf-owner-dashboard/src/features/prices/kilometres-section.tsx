import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { PriceDetails } from '@campavia/contracts';
import { type FieldValues } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { NumberField, SectionHead } from '@campavia/parts/fields';
import { Small } from '@campavia/ui';
import { CheckboxField } from '@campavia/ui/forms';

import { NarrowField, RowActions, Rows, Section } from './prices.styles';
import { pricesMessages } from './prices.messages';

export interface KilometresSectionProps {
  prices: PriceDetails;
  values: FieldValues;
}

/** The prices of more kilometres than the 100 a day that every price includes. */
export function KilometresSection({ prices, values }: KilometresSectionProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const unit = formatMessage(pricesMessages.currencyADay, { currency: prices.currency });
  return (
    <Section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={formatMessage(pricesMessages.kilometres)}
        text={formatMessage(pricesMessages.kilometresText)}
      />
      <Rows>
        <li>
          <div>
            <b>{formatMessage(pricesMessages.km100)}</b>
            <Small $tone="soft">{formatMessage(pricesMessages.km100Text)}</Small>
          </div>
          <RowActions>{formatMoney(intl, '0.00', prices.currency)}</RowActions>
        </li>
        <li>
          <b>{formatMessage(pricesMessages.km200)}</b>
          <NarrowField>
            <NumberField
              name="km_200_price"
              label={formatMessage(pricesMessages.km200Label)}
              isLabelHidden
              value={values.km_200_price}
              unit={unit}
            />
          </NarrowField>
        </li>
        <li>
          <CheckboxField name="km_unlimited" defaultChecked={values.km_unlimited === 'on'}>
            {formatMessage(pricesMessages.unlimited)}
          </CheckboxField>
          <NarrowField>
            <NumberField
              name="km_unlimited_price"
              label={formatMessage(pricesMessages.unlimitedLabel)}
              isLabelHidden
              value={values.km_unlimited_price}
              unit={unit}
            />
          </NarrowField>
        </li>
      </Rows>
      <NumberField
        name="extra_km_price"
        label={formatMessage(pricesMessages.extraKm)}
        hint={formatMessage(pricesMessages.extraKmHint)}
        value={values.extra_km_price}
        unit={prices.currency}
      />
    </Section>
  );
}
