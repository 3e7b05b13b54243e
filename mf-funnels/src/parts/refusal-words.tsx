import { useIntl } from 'react-intl';

import { DOCUMENT_WINDOW_HOURS, type PriceRefusalCode } from '@campavia/domain';

import type { Refusal } from '../rules/refusal';
import { refusalMessages } from './refusal.messages';

type Message = (typeof refusalMessages)[keyof typeof refusalMessages];

const TRIPS: Record<PriceRefusalCode, Message> = {
  '103': refusalMessages.inverted,
  '104': refusalMessages.documentsMissing,
  '106': refusalMessages.limited,
  '107': refusalMessages.taken,
  '108': refusalMessages.tooShort,
  '109': refusalMessages.closed,
  '110': refusalMessages.documentsUnchecked,
};
const OTHERS: Record<Exclude<Refusal['kind'], 'trip' | 'coupon'>, Message> = {
  choice: refusalMessages.choice,
  insurance: refusalMessages.choice,
  driver: refusalMessages.choice,
  cover: refusalMessages.cover,
  state: refusalMessages.failed,
  failed: refusalMessages.failed,
};
/** What says nothing of the choice itself. */
const UNKEPT: readonly Refusal['kind'][] = ['failed', 'state'];

/** What was asked for: a price, to have something chosen kept with it, or to have a coupon taken. */
export type Asked = 'price' | 'choice' | 'coupon';
const UNDONE: Record<Asked, Message> = {
  price: refusalMessages.failed,
  choice: refusalMessages.notKept,
  coupon: refusalMessages.couponUntried,
};

export interface RefusalWordsProps {
  refusal: Refusal;
  /** A price, unless told otherwise. */
  of?: Asked;
}

/** Why something cannot be had, in words. */
export function RefusalWords({ refusal, of }: RefusalWordsProps) {
  return useRefusalWords(of)(refusal);
}

/** Says why something cannot be had. */
export function useRefusalWords(of: Asked = 'price'): (refusal: Refusal) => string {
  const { formatMessage } = useIntl();
  return (refusal) => {
    if (UNKEPT.includes(refusal.kind)) return formatMessage(UNDONE[of], {});
    if (refusal.kind === 'trip') {
      const { there, judged } = DOCUMENT_WINDOW_HOURS;
      const hours = refusal.code === '110' ? judged : there;
      return formatMessage(TRIPS[refusal.code], { days: refusal.minDays, hours });
    }
    if (refusal.kind === 'coupon') return refusal.words ?? formatMessage(refusalMessages.coupon, {});
    // What the api does not say otherwise of a choice is said of the coupon, which is all that was chosen.
    if (of === 'coupon' && refusal.kind === 'choice') return formatMessage(refusalMessages.coupon, {});
    return formatMessage(OTHERS[refusal.kind], {});
  };
}
