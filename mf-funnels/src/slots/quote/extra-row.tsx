import { useId } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';
import { extraNames } from '@campavia/parts/price-breakdown';

import type { Extra } from '../../rules/choices';
import { extrasMessages } from '../../components/extras.messages';
import { ExtraItem } from '../../components/quote.styles';

const NAMES = {
  second_driver: extraNames.secondDriver,
  rental_cover: extraNames.rentalCover,
  cancel_insurance: extraNames.cancellation,
};
const TEXTS = {
  second_driver: extrasMessages.secondDriverText,
  rental_cover: extrasMessages.rentalCoverText,
  cancel_insurance: extrasMessages.cancellationText,
};

export interface ExtraRowProps {
  extra: Extra;
  /** For the whole trip; undefined while it is not known. */
  amount: string | undefined;
  currency: string | undefined;
  isChosen: boolean;
  onToggle: () => void;
}

export function ExtraRow({ extra, amount, currency, isChosen, onToggle }: ExtraRowProps) {
  const intl = useIntl();
  const id = useId();
  const isFree = amount !== undefined && Number(amount) === 0;
  const price = amount && currency ? formatMoney(intl, amount, currency) : '';
  return (
    <ExtraItem>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onToggle} aria-describedby={id} />
        <span>
          <b>{intl.formatMessage(NAMES[extra])}</b>
        </span>
        <span>{isFree ? intl.formatMessage(extrasMessages.free, { amount: price }) : price}</span>
      </label>
      <p id={id}>{intl.formatMessage(TEXTS[extra])}</p>
    </ExtraItem>
  );
}
