import { useIntl, type IntlShape } from 'react-intl';
import { styled } from 'styled-components';

import { momentMs } from '@campavia/domain';
import { formatMoment, formatMoney, formatPlainDate } from '@campavia/i18n';
import { Card, H2 } from '@campavia/ui';

import { findAmountDue, type AmountDue } from '../../rules/amount-due';

import { ActionLink, type ActionLinkProps } from './action-link';
import { payMessages } from './pay-card.messages';

/** What is due for a trip and until when, with the link to its payment. Nothing when no payment is due. */
export function PayCard({ trip, status }: Pick<ActionLinkProps, 'trip' | 'status'>) {
  const intl = useIntl();
  const due = findAmountDue(status, trip);
  if (!due) return null;
  const { amount, currency, isBeingPaid, isInstant, lastDay } = due;
  return (
    <PayBox>
      <div>
        <H2>{intl.formatMessage(isBeingPaid ? payMessages.underWay : payMessages.title)}</H2>
        <Due>{formatMoney(intl, amount, currency)}</Due>
        <p>{formatDeadline(intl, due)}</p>
        {isInstant && !lastDay && !isBeingPaid && <p>{intl.formatMessage(payMessages.open)}</p>}
      </div>
      <ActionLink trip={trip} status={status} />
    </PayBox>
  );
}

function formatDeadline(intl: IntlShape, { payBy, lastDay, timeZone }: AmountDue): string | undefined {
  if (lastDay) {
    return intl.formatMessage(payMessages.lastDay, { day: formatPlainDate(intl, lastDay, 'long') });
  }
  if (!payBy) return undefined;
  return intl.formatMessage(payMessages.by, { moment: formatMoment(intl, momentMs(payBy), timeZone) });
}

/** Has a marigold edge while the guest has to act. The button is at the end, or below on small screens. */
const PayBox = styled(Card).attrs({ as: 'section', $isCab: true, $isPadded: true })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4) var(--s6);
  border: 1.5px solid var(--marigold-600);
  h2 {
    font-size: var(--t-h3);
  }
  p {
    margin: 0;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  > a {
    flex: 0 1 auto;
  }
  @media (max-width: 479px) {
    > a {
      flex: 1 1 100%;
    }
  }
`;

const Due = styled.b`
  display: block;
  margin-block: var(--s2) var(--s1);
  color: var(--pine-900);
  font: 620 1.75rem / 1.15 var(--display);
  letter-spacing: -0.01em;
`;
