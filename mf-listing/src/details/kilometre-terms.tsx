import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { formatDistance, formatMoney } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';

import { TermBlock } from './term-block';
import { termMessages } from './terms.messages';
import { useAmount } from './use-amount';

/** How far one may drive, and what driving further costs. */
export function KilometreTerms({ listing }: { listing: Listing }) {
  const intl = useIntl();
  const { units } = useSite();
  const amount = useAmount();
  const packages = listing.kilometre_packages.map(({ km, price_per_day, price_per_day_currency }) => {
    const distance = formatDistance(intl, km, units);
    const name =
      km === 0
        ? intl.formatMessage(termMessages.unlimited)
        : intl.formatMessage(termMessages.perDay, { distance });
    return [name, amount(price_per_day, price_per_day_currency)] as const;
  });
  const more = formatMoney(intl, listing.extra_km_price, listing.extra_km_price_currency);
  return (
    <TermBlock
      title={intl.formatMessage(termMessages.kilometres)}
      lines={[...packages, [intl.formatMessage(termMessages.extraKm), more]]}
    />
  );
}
