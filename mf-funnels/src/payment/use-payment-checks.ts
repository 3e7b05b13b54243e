import { useIntl } from 'react-intl';

import type { PaymentMeans } from '@campavia/contracts';
import { formatPlainDate } from '@campavia/i18n';
import { useToday } from '@campavia/remote-kit';
import type { FieldCheck } from '@campavia/ui/forms';

import {
  codeFault,
  type CardFault,
  expiryFault,
  holderFault,
  numberFault,
  phoneForWallet,
} from '../rules/card-fields';
import { cardMessages } from './card.messages';
import { faultMessages } from './fault.messages';

/** What is looked at before anything is sent, by field. */
export function usePaymentChecks(
  type: PaymentMeans['type'] | undefined,
  end: string,
): Record<string, FieldCheck> {
  const intl = useIntl();
  const today = useToday();
  const date = formatPlainDate(intl, end);
  const say = (fault: CardFault | undefined, missing: MissingField) => {
    if (fault === 'ends_before') return intl.formatMessage(faultMessages.endsBefore, { date });
    if (fault === 'missing') return intl.formatMessage(faultMessages[missing]);
    return fault && intl.formatMessage(faultMessages[WORDS[fault]]);
  };
  const agreed: FieldCheck = (value) => (value ? undefined : intl.formatMessage(faultMessages.agreed));
  const card: Record<string, FieldCheck> = {
    number: (value) => say(numberFault(value), 'noNumber'),
    expiry: (value) => say(expiryFault(value, { today, end }), 'noExpiry'),
    cvx: (value) => say(codeFault(value), 'noCode'),
    holder: (value) => say(holderFault(value), 'noHolder'),
  };
  const phone: FieldCheck = (value) =>
    phoneForWallet(value) ? undefined : intl.formatMessage(cardMessages.phoneWrong);
  return { ...(isCard(type) && card), ...(type === 'mbway' && { phone }), agreed };
}

export function isCard(type: PaymentMeans['type'] | undefined): boolean {
  return type === 'card' || type === 'card_2';
}

const WORDS = {
  not_a_number: 'notANumber',
  not_a_month: 'notAMonth',
  expired: 'expired',
  not_a_code: 'notACode',
} as const satisfies Record<Exclude<CardFault, 'missing' | 'ends_before'>, keyof typeof faultMessages>;

type MissingField = 'noNumber' | 'noExpiry' | 'noCode' | 'noHolder';
