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
  cover: refusalMessages.cover,
  state: refusalMessages.failed,
  failed: refusalMessages.failed,
};

/** Why something cannot be had, in words. */
export function RefusalWords({ refusal }: { refusal: Refusal }) {
  return useRefusalWords()(refusal);
}

/** Says why something cannot be had. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { formatMessage } = useIntl();
  return (refusal) => {
    if (refusal.kind === 'trip') {
      const { there, judged } = DOCUMENT_WINDOW_HOURS;
      const hours = refusal.code === '110' ? judged : there;
      return formatMessage(TRIPS[refusal.code], { days: refusal.minDays, hours });
    }
    if (refusal.kind === 'coupon') return refusal.words ?? formatMessage(refusalMessages.coupon, {});
    return formatMessage(OTHERS[refusal.kind], {});
  };
}
