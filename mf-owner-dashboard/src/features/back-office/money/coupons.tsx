import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import type { StaffCoupon, StaffCoupons } from '@campavia/contracts';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { useLocation } from '@campavia/remote-kit';
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
  type BadgeTone,
} from '@campavia/ui';
import { Plus } from '@campavia/ui/icons';

import { useStaffCoupons } from '../../../data/back-office/use-money';
import { readPage } from '../read-page';

import { CouponForm } from './coupon-form';
import { moneyMessages } from './money.messages';
import { GiftRows } from './money.styles';
import { MorePages } from './more-pages';
import { WithdrawGift } from './withdraw-gift';

const STATES = {
  usable: [moneyMessages.usable, 'good'],
  later: [moneyMessages.later, 'note'],
  used_up: [moneyMessages.usedUp, 'quiet'],
  over: [moneyMessages.over, 'quiet'],
  withdrawn: [moneyMessages.isWithdrawn, 'quiet'],
} as const satisfies Record<StaffCoupon['state'], [object, BadgeTone]>;

/** Coupons: those there are, and a form for another one. */
export function Coupons() {
  const { formatMessage } = useIntl();
  const page = readPage(useLocation().search, 'coupons');
  const [isCreating, setCreating] = useState(false);
  const { data, failure, isRetrying, retry } = useStaffCoupons(page);
  return (
    <Card as="section" $isPadded>
      <Stack $gap={4}>
        <Row $justify="between" $gap={4}>
          <H2>{formatMessage(moneyMessages.coupons)}</H2>
          {!isCreating && (
            <Button variant="line" icon={Plus} onClick={() => setCreating(true)}>
              {formatMessage(moneyMessages.newCoupon)}
            </Button>
          )}
        </Row>
        {isCreating && <CouponForm onClose={() => setCreating(false)} />}
        {failure && (
          <FailurePanel title={formatMessage(moneyMessages.failed)} isRetrying={isRetrying} onRetry={retry} />
        )}
        {!failure && !data && <Skeleton $height="12rem" aria-hidden="true" />}
        {data && <CouponList coupons={data} />}
        {data && <MorePages name="coupons" page={page} count={data.count} />}
      </Stack>
    </Card>
  );
}

function CouponList({ coupons: { results } }: { coupons: StaffCoupons }) {
  const { formatMessage } = useIntl();
  if (results.length === 0) return <Text $tone="soft">{formatMessage(moneyMessages.noCoupons)}</Text>;
  return (
    <GiftRows>
      {results.map((coupon) => (
        <CouponRow key={coupon.id} coupon={coupon} />
      ))}
    </GiftRows>
  );
}

function CouponRow({ coupon }: { coupon: StaffCoupon }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { id, code, state, uses, most_uses: most, reason, created_by: by } = coupon;
  const [name, tone] = STATES[state];
  const facts = [
    formatMessage(moneyMessages.used, { uses, most }),
    formatMessage(moneyMessages.days, {
      from: formatPlainDate(intl, coupon.valid_from),
      until: formatPlainDate(intl, coupon.valid_until),
    }),
  ];
  return (
    <li>
      <div>
        <Strong as="p">{[code, formatGift(intl, coupon)].join(' · ')}</Strong>
        <Small as="p">{facts.join(' · ')}</Small>
        <Small as="p" $tone="soft">
          {[by, reason].filter(Boolean).join(': ')}
        </Small>
      </div>
      <Badge tone={tone}>{formatMessage(name)}</Badge>
      {state === 'usable' || state === 'later' ? (
        <WithdrawGift what="coupon" id={id} name={code} />
      ) : (
        <span />
      )}
    </li>
  );
}

function formatGift(intl: IntlShape, { amount, currency, percent }: StaffCoupon): string {
  if (percent !== null) {
    const share = intl.formatNumber(percent / 100, { style: 'percent' });
    return intl.formatMessage(moneyMessages.percentOff, { percent: share });
  }
  return amount !== null && currency !== null ? formatMoney(intl, amount, currency) : '';
}
