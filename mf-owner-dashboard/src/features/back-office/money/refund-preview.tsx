import { useIntl } from 'react-intl';

import type { StaffRefundPreview } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { H3, Stack } from '@campavia/ui';

import { Facts } from '../incidents/incident.styles';

import { refundMessages } from './refund.messages';

/** The refunded and the retained amount of each part of the price. */
export function RefundPreview({ preview }: { preview: StaffRefundPreview }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { lines, currency, refund_total: total, owner_receives: owner, platform_retains: platform } = preview;
  const money = (amount: string) => formatMoney(intl, amount, currency);
  return (
    <Stack $gap={3} role="status">
      <H3>{formatMessage(refundMessages.preview)}</H3>
      <Facts>
        {lines
          .filter(({ amount }) => Number(amount) !== 0)
          .map(({ share, amount, refund }) => [
            <dt key={`${share} name`}>{formatMessage(refundMessages[share])}</dt>,
            <dd key={share}>
              {formatMessage(refundMessages.ofPart, { refund: money(refund), amount: money(amount) })}
            </dd>,
          ])}
        <dt>{formatMessage(refundMessages.total)}</dt>
        <dd>{money(total)}</dd>
        <dt>{formatMessage(refundMessages.ownerKeeps)}</dt>
        <dd>{money(owner)}</dd>
        <dt>{formatMessage(refundMessages.platformKeeps)}</dt>
        <dd>{money(platform)}</dd>
      </Facts>
    </Stack>
  );
}
