import { useId } from 'react';
import { useIntl } from 'react-intl';

import { EARLY_LEAD_DAYS, WEEKLY_DAYS, type FieldValues } from '@campavia/domain';
import { NumberField, SectionHead } from '@campavia/parts/fields';

import { Section, TwoFields } from './prices.styles';
import { pricesMessages } from './prices.messages';

export function DiscountsSection({ values }: { values: FieldValues }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const unit = formatMessage(pricesMessages.percentOff);
  return (
    <Section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={formatMessage(pricesMessages.discounts)}
        text={formatMessage(pricesMessages.discountsText)}
      />
      <TwoFields>
        <NumberField
          name="discount_weekly"
          label={formatMessage(pricesMessages.weekly, { days: WEEKLY_DAYS })}
          hint={formatMessage(pricesMessages.weeklyHint)}
          value={values.discount_weekly}
          unit={unit}
          isWhole
        />
        <NumberField
          name="discount_early"
          label={formatMessage(pricesMessages.early, { days: EARLY_LEAD_DAYS })}
          hint={formatMessage(pricesMessages.earlyHint)}
          value={values.discount_early}
          unit={unit}
          isWhole
        />
      </TwoFields>
    </Section>
  );
}
