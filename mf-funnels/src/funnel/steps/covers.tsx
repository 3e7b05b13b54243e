import { useIntl } from 'react-intl';

import type { BookingPrice, UpdateBookingPrice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Card } from '@campavia/ui';

import { extrasMessages } from '../../parts/extras.messages';

import { Cover } from './steps.styles';

export type CoverName = 'cancel_insurance' | 'rental_cover';

export interface CoversProps {
  price: BookingPrice | undefined;
  covers: readonly CoverName[];
  onChange: (change: UpdateBookingPrice) => void;
}

const WORDS = {
  cancel_insurance: [extrasMessages.cancellation, extrasMessages.cancellationText],
  rental_cover: [extrasMessages.rentalCover, extrasMessages.rentalCoverText],
} as const;

/** What can be covered beside the insurance. Nothing is ticked unless the guest did. */
export function Covers({ price, covers, onChange }: CoversProps) {
  if (!price) return null;
  const offered = covers.filter((cover) => offerOf(price, cover) !== null || isChosen(price, cover));
  if (offered.length === 0) return null;
  return (
    <Card>
      {offered.map((cover) => (
        <CoverRow key={cover} {...{ cover, price, onChange }} />
      ))}
    </Card>
  );
}

function CoverRow({
  cover,
  price,
  onChange,
}: Omit<CoversProps, 'covers' | 'price'> & { cover: CoverName; price: BookingPrice }) {
  const intl = useIntl();
  const [name, text] = WORDS[cover];
  const amount = offerOf(price, cover);
  const checked = isChosen(price, cover);
  return (
    <Cover>
      <input type="checkbox" checked={checked} onChange={() => onChange({ [cover]: !checked })} />
      <span>
        <b>{intl.formatMessage(name)}</b>
        <small>{intl.formatMessage(text)}</small>
      </span>
      {amount !== null && <b>{formatMoney(intl, amount, price.currency_used)}</b>}
    </Cover>
  );
}

function offerOf({ offers }: BookingPrice, cover: CoverName): string | null {
  return cover === 'rental_cover' ? offers.rental_cover : offers.cancellation_insurance;
}

function isChosen(price: BookingPrice, cover: CoverName): boolean {
  return cover === 'rental_cover'
    ? price.price_rental_cover !== null
    : price.price_cancellation_insurance_per_day !== null;
}
