import { useIntl, type IntlShape } from 'react-intl';

import type { Listing, ListingOption } from '@campavia/contracts';
import { EARLY_LEAD_DAYS, WEEKLY_DAYS } from '@campavia/domain';

import { optionMessages } from './options.messages';
import { TermBlock } from './term-block';
import { termMessages } from './terms.messages';
import { useAmount } from './use-amount';

/** What may be added, and what makes the trip cost less. */
export function ExtraTerms({ listing }: { listing: Listing }) {
  const intl = useIntl();
  const amount = useAmount();
  const extras = listing.options.map((option) => {
    const { price, price_currency, recurrence } = option;
    return [nameOf(intl, option), amount(price, price_currency, recurrence)] as const;
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

function nameOf({ formatMessage }: IntlShape, { code, name, max_quantity: count }: ListingOption): string {
  const word = name ?? formatMessage(optionMessages[code]);
  return count > 1 ? formatMessage(termMessages.upTo, { name: word, count }) : word;
}

function discountLines(intl: IntlShape, listing: Listing) {
  const lines = [
    [intl.formatMessage(termMessages.weekly, { days: WEEKLY_DAYS }), listing.discount_weekly],
    [intl.formatMessage(termMessages.early, { days: EARLY_LEAD_DAYS }), listing.discount_early],
  ] as const;
  const percent = (part: number) => `−${intl.formatNumber(part / 100, { style: 'percent' })}`;
  return lines.filter(([, part]) => part > 0).map(([name, part]) => [name, percent(part)] as const);
}
