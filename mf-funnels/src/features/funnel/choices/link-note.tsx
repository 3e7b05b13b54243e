import { useIntl } from 'react-intl';

import type { BookingPrice } from '@campavia/contracts';
import { tierOfId } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { Button, Note, Row, Stack } from '@campavia/ui';

import { RefusalText } from '../../../components/refusal/refusal-text';
import type { Linked } from '../../../rules/funnel/link-choices';

import { linkMessages, type LinkedExtra } from './link-note.messages';
import { ChangeList } from './link-note.styles';
import type { UseLinkChoices } from './use-link-choices';

export interface LinkNoteProps extends Pick<
  UseLinkChoices,
  'offered' | 'coupon' | 'refusal' | 'take' | 'leave'
> {
  price: BookingPrice | undefined;
}

export function LinkNote({ price, offered, coupon, refusal, take, leave }: LinkNoteProps) {
  const { formatMessage } = useIntl();
  const changes = useOfferedChanges(offered, price);
  return (
    <>
      {coupon && <CouponNote {...coupon} />}
      {refusal && (
        <Note tone="stop" role="alert">
          <RefusalText refusal={refusal} of="choice" />
        </Note>
      )}
      {changes.length > 0 && (
        <Note tone="note">
          <Stack $gap={3}>
            {formatMessage(linkMessages.says, { count: changes.length })}
            <ChangeList>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ChangeList>
            <Row $gap={3}>
              <Button variant="pine" onClick={take}>
                {formatMessage(linkMessages.take)}
              </Button>
              <Button variant="quiet" onClick={leave}>
                {formatMessage(linkMessages.leave)}
              </Button>
            </Row>
          </Stack>
        </Note>
      )}
    </>
  );
}

function CouponNote({ code, refusal }: NonNullable<UseLinkChoices['coupon']>) {
  const { formatMessage } = useIntl();
  if (!refusal) return <Note tone="good">{formatMessage(linkMessages.taken, { code })}</Note>;
  return (
    <Note tone="care" role="alert">
      {formatMessage(linkMessages.refused, { code })} <RefusalText refusal={refusal} of="choice" />
    </Note>
  );
}

function useOfferedChanges(
  { cancel_insurance, rental_cover, insurance_id, coupon_code }: Linked,
  price: BookingPrice | undefined,
): string[] {
  const intl = useIntl();
  const tier = insurance_id === undefined ? undefined : tierOfId(insurance_id)?.slug;
  function changeOf(extra: LinkedExtra, wanted: boolean | undefined, amount: string | null | undefined) {
    if (wanted === undefined || !price) return undefined;
    if (!wanted) return intl.formatMessage(linkMessages.remove, { extra });
    const costs = formatMoney(intl, amount ?? '0.00', price.currency_used);
    return intl.formatMessage(linkMessages.add, { extra, amount: costs });
  }
  const { offers } = price ?? {};
  const changes = [
    tier && intl.formatMessage(linkMessages.insurance, { tier }),
    changeOf('cancellation', cancel_insurance, offers?.cancellation_insurance),
    changeOf('cover', rental_cover, offers?.rental_cover),
    coupon_code && intl.formatMessage(linkMessages.coupon, { code: coupon_code }),
  ];
  return changes.filter((each): each is string => Boolean(each));
}
