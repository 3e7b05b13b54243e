import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { StaffCredit, StaffCredits } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { AddressLink, useLocation } from '@campavia/remote-kit';
import {
  Badge,
  Button,
  Card,
  FailurePanel,
  H2,
  Row,
  Skeleton,
  Small,
  Stack,
  Strong,
  Text,
} from '@campavia/ui';
import { Plus } from '@campavia/ui/icons';

import { useStaffCredits } from '../../../data/back-office/use-money';
import { readPage } from '../read-page';

import { CreditForm } from './credit-form';
import { moneyMessages } from './money.messages';
import { GiftRows } from './money.styles';
import { MorePages } from './more-pages';
import { WithdrawGift } from './withdraw-gift';

/** The rental credits that staff granted, and a form for another one. */
export function Credits() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const page = readPage(search, 'credits');
  const userId = new URLSearchParams(search).get('user_id') ?? '';
  const [isGranting, setGranting] = useState(userId !== '');
  const { data, failure, isRetrying, retry } = useStaffCredits(page);
  return (
    <Card as="section" $isPadded>
      <Stack $gap={4}>
        <Row $justify="between" $gap={4}>
          <H2>{formatMessage(moneyMessages.credits)}</H2>
          {!isGranting && (
            <Button variant="line" icon={Plus} onClick={() => setGranting(true)}>
              {formatMessage(moneyMessages.newCredit)}
            </Button>
          )}
        </Row>
        {isGranting && <CreditForm userId={userId} onClose={() => setGranting(false)} />}
        {failure && (
          <FailurePanel title={formatMessage(moneyMessages.failed)} isRetrying={isRetrying} onRetry={retry} />
        )}
        {!failure && !data && <Skeleton $height="12rem" aria-hidden="true" />}
        {data && <CreditList credits={data} />}
        {data && <MorePages name="credits" page={page} count={data.count} />}
      </Stack>
    </Card>
  );
}

function CreditList({ credits: { results } }: { credits: StaffCredits }) {
  const { formatMessage } = useIntl();
  if (results.length === 0) return <Text $tone="soft">{formatMessage(moneyMessages.noCredits)}</Text>;
  return (
    <GiftRows>
      {results.map((credit) => (
        <CreditRow key={credit.id} credit={credit} />
      ))}
    </GiftRows>
  );
}

function CreditRow({ credit }: { credit: StaffCredit }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, user, kind, amount, balance, currency, is_open: isOpen, granted_by: by, reason } = credit;
  const name = `${user.first_name} ${user.last_name}`;
  const facts = [
    formatMessage(kind === 'goodwill' ? moneyMessages.goodwill : moneyMessages.giftCard),
    formatMessage(moneyMessages.leftOf, {
      balance: formatMoney(intl, balance, currency),
      amount: formatMoney(intl, amount, currency),
    }),
    formatMessage(moneyMessages.validUntil, {
      date: intl.formatDate(momentMs(credit.expire_at) - 1, { dateStyle: 'medium', timeZone: 'UTC' }),
    }),
  ];
  return (
    <li>
      <div>
        <Strong as="p">
          <AddressLink to="staff.person" params={{ id: user.id }}>
            {name}
          </AddressLink>
        </Strong>
        <Small as="p">{facts.join(' · ')}</Small>
        <Small as="p" $tone="soft">
          {[by, reason].filter(Boolean).join(': ')}
        </Small>
      </div>
      <Badge tone={isOpen ? 'good' : 'quiet'}>{formatMessage(stateOf(credit))}</Badge>
      {isOpen ? <WithdrawGift what="credit" id={id} name={name} /> : <span />}
    </li>
  );
}

function stateOf({ is_open: isOpen, withdrawn, balance }: StaffCredit) {
  if (isOpen) return moneyMessages.usable;
  if (Number(withdrawn) > 0) return moneyMessages.isWithdrawn;
  return Number(balance) > 0 ? moneyMessages.over : moneyMessages.usedUp;
}
