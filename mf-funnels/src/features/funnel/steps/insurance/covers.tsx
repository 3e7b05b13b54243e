import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { BookingPrice, UpdateBookingPrice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { extraNames } from '@campavia/parts/price-breakdown';
import { Card, Note, Stack } from '@campavia/ui';

import { extrasMessages } from '../../../../components/extras.messages';
import { refusalMessages } from '../../../../components/refusal/refusal.messages';

import { Cover } from '../steps.styles';

export type CoverName = 'cancel_insurance' | 'rental_cover';

export interface CoversProps {
  price: BookingPrice | undefined;
  isLoading: boolean;
  covers: readonly CoverName[];
  onChange: (change: UpdateBookingPrice) => void;
}

const COVER_MESSAGES = {
  cancel_insurance: [extraNames.cancellation, extrasMessages.cancellationText],
  rental_cover: [extraNames.rentalCover, extrasMessages.rentalCoverText],
} as const;

/** Extras are never preselected. */
export function Covers({ price, covers, ...rest }: CoversProps) {
  const { formatMessage } = useIntl();
  if (!price) return null;
  const offered = covers.filter((cover) => offerOf(price, cover) !== null || isChosen(price, cover));
  // Every trip can have the rental cover: no price means that its provider is unavailable.
  const isAway = covers.includes('rental_cover') && !offered.includes('rental_cover');
  return (
    <Stack $gap={4}>
      {offered.length > 0 && (
        <Card>
          {offered.map((cover) => (
            <CoverRow key={cover} cover={cover} price={price} {...rest} />
          ))}
        </Card>
      )}
      {isAway && <Note role="status">{formatMessage(refusalMessages.cover, {})}</Note>}
    </Stack>
  );
}

interface CoverRowProps extends Pick<CoversProps, 'isLoading' | 'onChange'> {
  cover: CoverName;
  price: BookingPrice;
}

function CoverRow({ cover, price, isLoading, onChange }: CoverRowProps) {
  const intl = useIntl();
  const [wanted, setWanted] = useState<boolean>();
  const [name, text] = COVER_MESSAGES[cover];
  const amount = offerOf(price, cover);
  const known = isChosen(price, cover);
  // The checkbox follows the guest while the price is loading.
  const checked = isLoading ? (wanted ?? known) : known;
  const toggle = () => {
    setWanted(!checked);
    onChange({ [cover]: !checked });
  };
  return (
    <Cover>
      <input type="checkbox" checked={checked} onChange={toggle} />
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
