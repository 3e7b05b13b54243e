import { useIntl } from 'react-intl';

import { DOCUMENT_WINDOW_HOURS, type PriceRefusalCode } from '@campavia/domain';

import type { Refusal } from '../../rules/refusal';
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
const UNSAVED: readonly Refusal['kind'][] = ['failed', 'state'];

export type RefusedRequest = 'price' | 'choice' | 'coupon';
const UNSAVED_MESSAGES: Record<RefusedRequest, Message> = {
  price: refusalMessages.failed,
  choice: refusalMessages.notSaved,
  coupon: refusalMessages.couponUntried,
};

export interface RefusalTextProps {
  refusal: Refusal;
  of?: RefusedRequest;
}

export function RefusalText({ refusal, of }: RefusalTextProps) {
  return useRefusalText(of)(refusal);
}

export function useRefusalText(of: RefusedRequest = 'price'): (refusal: Refusal) => string {
  const { formatMessage } = useIntl();
  return (refusal) => {
    if (UNSAVED.includes(refusal.kind)) return formatMessage(UNSAVED_MESSAGES[of], {});
    if (refusal.kind === 'trip') {
      const { sent, reviewed } = DOCUMENT_WINDOW_HOURS;
      const hours = refusal.code === '110' ? reviewed : sent;
      return formatMessage(TRIPS[refusal.code], { days: refusal.minDays, hours });
    }
    if (refusal.kind === 'coupon') return refusal.text ?? formatMessage(refusalMessages.coupon, {});
    // A coupon is the only choice in its request, so a refused choice is a refused coupon.
    if (of === 'coupon' && refusal.kind === 'choice') return formatMessage(refusalMessages.coupon, {});
    return formatMessage(OTHERS[refusal.kind], {});
  };
}
