import { type IntlShape, useIntl } from 'react-intl';

import type { Listing, ListingOption } from '@campavia/contracts';
import { EARLY_LEAD_DAYS, WEEKLY_DAYS } from '@campavia/domain';
import { OwnerInsuranceFiles } from '@campavia/parts/owner-insurance';
import { H3, Text } from '@campavia/ui';

import { useOwnerAmount } from '../../../components/use-owner-amount';

import { optionMessages } from './options.messages';
import { TermBlock } from './term-block';
import { termMessages } from './terms.messages';
import { useAmount } from './use-amount';

export function ExtraTerms({ listing }: { listing: Listing }) {
  const intl = useIntl();
  const amount = useAmount();
  const extras = listing.options.map((option) => {
    const { price, price_currency, recurrence } = option;
    return [optionName(intl, option), amount(price, price_currency, recurrence)] as const;
  });
  const discounts = discountLines(intl, listing);
  return (
    <>
      {extras.length > 0 && <TermBlock title={intl.formatMessage(termMessages.extras)} lines={extras} />}
      {discounts.length > 0 && (
        <TermBlock title={intl.formatMessage(termMessages.discounts)} lines={discounts} />
      )}
    </>
  );
}

function optionName(
  { formatMessage }: IntlShape,
  { code, name, max_quantity: count }: ListingOption,
): string {
  const label = name ?? formatMessage(optionMessages[code]);
  return count > 1 ? formatMessage(termMessages.upTo, { name: label, count }) : label;
}

function discountLines(intl: IntlShape, listing: Listing) {
  const lines = [
    [intl.formatMessage(termMessages.weekly, { days: WEEKLY_DAYS }), listing.discount_weekly],
    [intl.formatMessage(termMessages.early, { days: EARLY_LEAD_DAYS }), listing.discount_early],
  ] as const;
  const percent = (part: number) => `−${intl.formatNumber(part / 100, { style: 'percent' })}`;
  return lines.filter(([, part]) => part > 0).map(([name, part]) => [name, percent(part)] as const);
}

export function DepositTerms({ listing }: { listing: Listing }) {
  const intl = useIntl();
  const formatOwnerAmount = useOwnerAmount();
  const { card, check, cash, transfer, others } = termMessages;
  const labels = { card, check, cash, transfer, others };
  const methods = listing.deposit_mean
    .filter((mean): mean is keyof typeof labels => mean in labels)
    .map((mean) => intl.formatMessage(labels[mean]));
  const amount = formatOwnerAmount(listing.deposit, listing.deposit_currency);
  return (
    <div>
      <H3>{intl.formatMessage(termMessages.deposit)}</H3>
      <Text>{intl.formatMessage(termMessages.depositText, { amount })}</Text>
      {methods.length > 0 && (
        <Text>
          {intl.formatMessage(termMessages.depositMeans, {
            means: intl.formatList(methods, { type: 'disjunction' }),
          })}
        </Text>
      )}
    </div>
  );
}

/** The owner's own insurance, beside those of the platform. */
export function OwnInsurance({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const formatOwnerAmount = useOwnerAmount();
  const { owner_insurance: stated, vehicle_owner_first_name: name } = listing;
  if (listing.insured_by !== 'owner') return null;
  return (
    <div>
      <H3>{formatMessage(termMessages.ownInsurance)}</H3>
      <Text>
        {stated
          ? formatMessage(termMessages.ownInsuranceText, {
              name,
              amount: formatOwnerAmount(stated.deductible_amount, stated.deductible_amount_currency),
            })
          : formatMessage(termMessages.ownInsuranceUnknown, { name })}
      </Text>
      {stated && <OwnerInsuranceFiles files={stated.files} />}
    </div>
  );
}

export function CancellationTerms({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const { cancellation_terms: terms, vehicle_owner_first_name: name } = listing;
  const everything = formatMessage(termMessages.everything);
  const part = (percent: number) =>
    percent === 0
      ? formatMessage(termMessages.insuranceOnly)
      : formatMessage(termMessages.part, { percent, name });
  return (
    <TermBlock
      title={formatMessage(termMessages.cancel)}
      isWide
      lines={[
        [
          formatMessage(termMessages.grace, { hours: terms.grace_hours, days: terms.grace_days_ahead }),
          everything,
        ],
        [formatMessage(termMessages.onTime, { days: terms.on_time_days }), part(terms.on_time_percent)],
        [formatMessage(termMessages.late), part(terms.too_late_percent)],
        [formatMessage(termMessages.byOwner, { name }), everything],
      ]}
    />
  );
}
