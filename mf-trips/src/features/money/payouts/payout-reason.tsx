import { useIntl } from 'react-intl';

import type { Payout } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Small } from '@campavia/ui';

import { payoutsMessages } from './payouts.messages';
import { reasonMessages, wayOutMessages } from './reason.messages';

interface WayOutLink {
  address: string;
  label: keyof typeof wayOutMessages;
}

const BANK_ACCOUNT: WayOutLink = { address: 'account.iban', label: 'bankAccount' };
const CONTACT: WayOutLink = { address: 'contact', label: 'contact' };

/** The page on which an owner can solve each reason. A changed account needs only time. */
const WAYS_OUT: Partial<Record<NonNullable<Payout['blocked_reason']>, WayOutLink>> = {
  staff_hold: CONTACT,
  identity_missing: { address: 'account.owner-identity', label: 'documents' },
  ubo_missing: { address: 'account.ubo-declaration', label: 'beneficialOwners' },
  tax_number_missing: { address: 'account.tax-number', label: 'taxNumber' },
  bank_account_missing: BANK_ACCOUNT,
  provider_refused: BANK_ACCOUNT,
};

/** Why a payout is not made yet, with a link to the solution. */
export function PayoutReason({ payout }: { payout: Payout }) {
  const intl = useIntl();
  const { state, blocked_reason: reason, blocked_until, refusal, is_delayed } = payout;
  if (state === 'queued' && is_delayed) {
    return <Small as="p">{intl.formatMessage(payoutsMessages.delayed)}</Small>;
  }
  if (state !== 'blocked' || reason === null) return null;
  const text =
    reason === 'provider_refused'
      ? intl.formatMessage(reasonMessages[refusal ?? 'other'])
      : intl.formatMessage(reasonMessages[reason], {
          until: blocked_until
            ? intl.formatDate(blocked_until, { dateStyle: 'long', timeStyle: 'short' })
            : '',
        });
  return (
    <Small as="p">
      {text} <WayOut payout={payout} />
    </Small>
  );
}

function WayOut({ payout: { blocked_reason: reason, booking } }: { payout: Payout }) {
  const { formatMessage } = useIntl();
  if (reason === 'incident') {
    return (
      <AddressLink to="booking.claims" params={{ id: booking.id }}>
        {formatMessage(wayOutMessages.claims)}
      </AddressLink>
    );
  }
  const way = reason && WAYS_OUT[reason];
  if (!way) return null;
  return <AddressLink to={way.address}>{formatMessage(wayOutMessages[way.label])}</AddressLink>;
}
