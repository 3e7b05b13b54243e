import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';

import { TermBlock } from './term-block';
import { termMessages } from './terms.messages';

/** What comes back to a guest who cancels, and when. */
export function CancelTerms({ listing }: { listing: Listing }) {
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
