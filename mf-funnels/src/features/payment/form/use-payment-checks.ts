import { useIntl } from 'react-intl';

import type { PaymentMethod } from '@campavia/contracts';
import { phoneExampleOf } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { useToday } from '@campavia/remote-kit';
import type { FieldCheck } from '@campavia/ui/forms';

import {
  checkSecurityCode,
  type CardProblem,
  checkExpiry,
  checkHolder,
  checkNumber,
  MAX_HOLDER_LENGTH,
  normalizePhone,
} from '../../../rules/payment/card-fields';
import { cardMessages } from './card.messages';
import { fieldProblemMessages } from './field-problems.messages';

/** MB WAY is a Portuguese service: its numbers are Portuguese on every site. */
const WALLET_EXAMPLE = phoneExampleOf('PT');

export function usePaymentChecks(
  type: PaymentMethod['type'] | undefined,
  end: string,
): Record<string, FieldCheck> {
  const intl = useIntl();
  const today = useToday();
  const date = formatPlainDate(intl, end);
  const say = (fault: CardProblem | undefined, missing: MissingField) => {
    if (fault === 'ends_before') return intl.formatMessage(fieldProblemMessages.endsBefore, { date });
    if (fault === 'too_long') {
      return intl.formatMessage(fieldProblemMessages.longHolder, { most: MAX_HOLDER_LENGTH });
    }
    if (fault === 'missing') return intl.formatMessage(fieldProblemMessages[missing]);
    return fault && intl.formatMessage(fieldProblemMessages[CARD_MESSAGES[fault]]);
  };
  const agreed: FieldCheck = (value) => (value ? undefined : intl.formatMessage(fieldProblemMessages.agreed));
  const card: Record<string, FieldCheck> = {
    number: (value) => say(checkNumber(value), 'noNumber'),
    expiry: (value) => say(checkExpiry(value, { today, end }), 'noExpiry'),
    cvx: (value) => say(checkSecurityCode(value), 'noCode'),
    holder: (value) => say(checkHolder(value), 'noHolder'),
  };
  const phone: FieldCheck = (value) =>
    normalizePhone(value)
      ? undefined
      : intl.formatMessage(cardMessages.phoneWrong, { example: WALLET_EXAMPLE });
  return { ...(isCard(type) && card), ...(type === 'mbway' && { phone }), agreed };
}

export function isCard(type: PaymentMethod['type'] | undefined): boolean {
  return type === 'card' || type === 'card_2';
}

const CARD_MESSAGES = {
  not_a_number: 'notANumber',
  not_a_month: 'notAMonth',
  expired: 'expired',
  not_a_code: 'notACode',
} as const satisfies Record<
  Exclude<CardProblem, 'missing' | 'ends_before' | 'too_long'>,
  keyof typeof fieldProblemMessages
>;

type MissingField = 'noNumber' | 'noExpiry' | 'noCode' | 'noHolder';
