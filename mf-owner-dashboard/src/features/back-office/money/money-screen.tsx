import { useIntl } from 'react-intl';

import type { RefundProposal, RefundProposals } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, Card, H1, H2, H3, Lead, Small, Stack, Text } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { useRefundProposals } from '../../../data/back-office/use-money';
import { Answered, BackOfficePage } from '../back-office-page';
import { Columns } from '../columns.styles';
import { formatMoment } from '../format-moment';

import { Coupons } from './coupons';
import { Credits } from './credits';
import { moneyMessages } from './money.messages';

/** Refunds that wait for a second person, coupons and rental credits. */
export function MoneyScreen() {
  return <BackOfficePage>{() => <Money />}</BackOfficePage>;
}

function Money() {
  return (
    <Answered title={titleMessages.staff} failed={moneyMessages.failed} answer={useRefundProposals()}>
      {(proposals) => <LoadedMoney proposals={proposals} />}
    </Answered>
  );
}

function LoadedMoney({ proposals: { results } }: { proposals: RefundProposals }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <H1>{formatMessage(moneyMessages.title)}</H1>
        <Lead>{formatMessage(moneyMessages.lead)}</Lead>
      </Stack>
      <Columns>
        <Stack $gap={6}>
          <Coupons />
          <Credits />
        </Stack>
        <Card $isPadded>
          <Stack $gap={5}>
            <H2>{formatMessage(moneyMessages.waiting)}</H2>
            {results.length === 0 && <Text $tone="soft">{formatMessage(moneyMessages.noWaiting)}</Text>}
            {results.map((proposal) => (
              <Proposal key={proposal.booking_id} proposal={proposal} />
            ))}
          </Stack>
        </Card>
      </Columns>
    </Stack>
  );
}

function Proposal({ proposal }: { proposal: RefundProposal }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { booking_id: id, staff, refund_total: total, currency, reason, guest } = proposal;
  return (
    <Stack $gap={2}>
      <H3>{formatMessage(moneyMessages.refundOf, { amount: formatMoney(intl, total, currency) })}</H3>
      <Small as="p">
        {formatMessage(moneyMessages.proposedBy, {
          name: staff.first_name,
          date: formatMoment(intl, proposal.proposed_at),
          reason,
          guest,
          id: String(id),
        })}
      </Small>
      <Small as="p" $tone="soft">
        {staff.is_me
          ? formatMessage(moneyMessages.yourOwn)
          : formatMessage(moneyMessages.expires, {
              date: formatMoment(intl, proposal.expires_at),
            })}
      </Small>
      <div>
        <ButtonLink
          as={AddressLink}
          to="staff.refund"
          params={{ id }}
          variant={staff.is_me ? 'line' : 'main'}
        >
          {formatMessage(moneyMessages.read)}
        </ButtonLink>
      </div>
    </Stack>
  );
}
