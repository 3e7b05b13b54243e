import { useIntl } from 'react-intl';

import type { BookingPrice, GuestBooking } from '@campavia/contracts';
import { tierOfId } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { Button, Note, Row, Stack } from '@campavia/ui';

import { extrasMessages } from '../parts/extras.messages';
import { insuranceNames } from '../parts/insurance-names.messages';
import { RefusalWords } from '../parts/refusal-words';
import type { Linked } from '../rules/link-choices';

import { linkMessages } from './link.messages';
import type { UseLinkChoices } from './use-link-choices';

export interface LinkNoteProps extends Pick<
  UseLinkChoices,
  'offered' | 'coupon' | 'refusal' | 'take' | 'leave'
> {
  booking: GuestBooking;
  price: BookingPrice | undefined;
}

/** What the link that somebody came by suggests, with the button that does it; what became of its coupon. */
export function LinkNote({ booking, price, offered, coupon, refusal, take, leave }: LinkNoteProps) {
  const { formatMessage, formatList } = useIntl();
  const words = useOfferedWords(offered, booking, price);
  return (
    <>
      {coupon && <CouponNote {...coupon} />}
      {refusal && (
        <Note tone="stop" role="alert">
          <RefusalWords refusal={refusal} of="choice" />
        </Note>
      )}
      {words.length > 0 && (
        <Note tone="note">
          <Stack $gap={3}>
            {formatMessage(linkMessages.says, { what: formatList(words, { type: 'unit' }) })}
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
      {formatMessage(linkMessages.refused, { code })} <RefusalWords refusal={refusal} of="choice" />
    </Note>
  );
}

function useOfferedWords(
  { cancel_insurance, rental_cover, insurance_id, coupon_code }: Linked,
  { owner }: GuestBooking,
  price: BookingPrice | undefined,
): string[] {
  const intl = useIntl();
  const slug = insurance_id === undefined ? undefined : tierOfId(insurance_id)?.slug;
  function cover(wanted: boolean | undefined, name: string, amount: string | null | undefined) {
    if (wanted === undefined || !price) return undefined;
    if (!wanted) return intl.formatMessage(linkMessages.without, { name });
    const costs = formatMoney(intl, amount ?? '0.00', price.currency_used);
    return intl.formatMessage(linkMessages.costs, { name, amount: costs });
  }
  const { offers } = price ?? {};
  const words = [
    slug && intl.formatMessage(insuranceNames[slug], { owner: owner.first_name }),
    cover(cancel_insurance, intl.formatMessage(extrasMessages.cancellation), offers?.cancellation_insurance),
    cover(rental_cover, intl.formatMessage(extrasMessages.rentalCover), offers?.rental_cover),
    coupon_code && intl.formatMessage(linkMessages.coupon, { code: coupon_code }),
  ];
  return words.filter((each): each is string => Boolean(each));
}
