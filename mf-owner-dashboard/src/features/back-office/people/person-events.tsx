import { useIntl, type IntlShape } from 'react-intl';

import type { PersonEvent } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Small } from '@campavia/ui';

import { formatMoment } from '../format-moment';
import { reasonText } from '../reports/reason-text';

import { eventMessages } from './events.messages';
import { Plain } from './people.styles';

const PAGES = {
  report: { address: 'staff.report' },
  cancellation: { address: 'staff.refund' },
  claim: { address: 'staff.incident' },
} as const;

/** Reports, cancellations and claims that one person made, or that were made about what is theirs. */
export function PersonEvents({ events }: { events: readonly PersonEvent[] }) {
  const intl = useIntl();
  return (
    <Plain>
      {events.map((event) => (
        <li key={`${event.kind} ${event.about} ${event.at}`}>
          <AddressLink to={PAGES[event.kind].address} params={{ id: event.about }}>
            {describe(intl, event)}
          </AddressLink>
          <Small as="p" $tone="soft">
            {[formatMoment(intl, event.at), detailOf(intl, event)].filter(Boolean).join(' · ')}
          </Small>
        </li>
      ))}
    </Plain>
  );
}

function describe(intl: IntlShape, event: PersonEvent): string {
  const { kind, by_them: isByThem, amount, currency } = event;
  const id = String(event.about);
  if (kind === 'report') {
    const message = isByThem ? eventMessages.reported : eventMessages.wasReported;
    return intl.formatMessage(message, { subject: event.subject ?? 'message' });
  }
  if (kind === 'cancellation') {
    return intl.formatMessage(isByThem ? eventMessages.cancelled : eventMessages.wasCancelled, { id });
  }
  return intl.formatMessage(isByThem ? eventMessages.claimed : eventMessages.wasClaimed, {
    amount: formatMoney(intl, amount ?? '0.00', currency ?? 'EUR'),
    id,
  });
}

function detailOf(intl: IntlShape, { kind, reason }: PersonEvent): string {
  if (reason === null) return '';
  // Cancellations store the words or the code of a form.
  return kind === 'report' ? reasonText(intl, reason) : reason.replaceAll('_', ' ').toLowerCase();
}
