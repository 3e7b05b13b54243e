import { type MessageDescriptor, useIntl } from 'react-intl';

import type { GuestBooking, PaymentMeans } from '@campavia/contracts';
import { formatPlainDate } from '@campavia/i18n';
import type { FormErrors } from '@campavia/ui/forms';

import { usePaymentWords } from '../data/use-payment-words';
import type { ProblemCount } from '../parts/use-problem-count';
import { nextStepAfter, type PaymentTrouble } from '../rules/payment-trouble';
import { faultMessages } from './fault.messages';
import { troubleMessages } from './trouble.messages';
import { isCard } from './use-payment-checks';

interface Paying {
  type: PaymentMeans['type'] | undefined;
  booking: GuestBooking;
}

/**
 * What to say of a payment that came to nothing: at the field that can mend it, or above all. The title says first what
 * became of the money, then how many things are to be put right.
 */
export function useTrouble(trouble: PaymentTrouble | undefined, { type, booking }: Paying) {
  const intl = useIntl();
  const sentence = useTroubleSentence(trouble);
  // What is wrong with a field is found before anything is asked of a bank.
  const isSafe = trouble?.fields !== undefined || !trouble || !UNSURE.has(trouble.code);
  const title = ({ count, inFields }: ProblemCount) => {
    if (!isSafe) return intl.formatMessage(troubleMessages.lookFirst);
    const isOurs = inFields === 0 && trouble !== undefined && AWAY.has(trouble.code);
    return intl.formatMessage(troubleMessages.nothingTaken, { count: isOurs ? 0 : count });
  };
  if (!trouble || !sentence) return { errors: NOTHING, title };
  const date = formatPlainDate(intl, booking.date_to);
  const endsBefore = intl.formatMessage(faultMessages.endsBefore, { date });
  return { errors: placed(trouble, isCard(type) ? { sentence, endsBefore } : { sentence }), title };
}

/** Where it is said: at the field that the vault or the bank means, if it is drawn, or above all. */
function placed(trouble: PaymentTrouble, { sentence, endsBefore }: Sentences): FormErrors {
  const fields = Object.entries(trouble.fields ?? {}).map(([field, said]) => [field, said || sentence]);
  if (fields.length > 0) return { fields: Object.fromEntries(fields), form: [] };
  if (!endsBefore) return { fields: {}, form: [sentence] };
  if (trouble.code === ENDS_BEFORE) return { fields: { expiry: endsBefore }, form: [] };
  const isOfCard = nextStepAfter(trouble.code) === 'other_card';
  return isOfCard ? { fields: { number: sentence }, form: [] } : { fields: {}, form: [sentence] };
}

interface Sentences {
  sentence: string;
  /** Where a card is asked for. */
  endsBefore?: string;
}

const ENDS_BEFORE = 'YSC_PAYMENT_CARD_EXPIRES_BEFORE_BOOKING_END';
const NOTHING: FormErrors = { fields: {}, form: [] };

/** After these there is nothing that the reader could put right. */
const AWAY = new Set<PaymentTrouble['code']>(['vault', 'payments_away', 'not_begun']);

/** After these money may have moved, or moves back by itself: nobody is told that nothing was taken. */
const UNSURE = new Set<PaymentTrouble['code']>([
  'YSC_PAYMENTS',
  'YSC_PAYMENT_CONFIMRATION_TOO_LONG',
  'BOOKING_ALREADY_PAID',
  'BOOKING_NOT_IN_VALID_STATE',
  'CAMPER_ALREADY_BOOKED',
  'payment_under_way',
  'network',
  'unknown',
]);

const SAID_BY_API = new Set<PaymentTrouble['code']>(['INSURANCE_CONDITIONS_NOT_MET', 'not_begun']);

/** Whether money may have moved all the same. */
export function isUnsure(code: PaymentTrouble['code']): boolean {
  return UNSURE.has(code);
}

/** Title and description of a code in one line: the referential's, else our own. */
function useTroubleSentence(trouble: PaymentTrouble | undefined): string | undefined {
  const { formatMessage } = useIntl();
  const { words, hasFailed } = usePaymentWords(trouble?.code);
  if (!trouble) return undefined;
  if (words) return `${words.title}. ${words.description}`;
  // The api knows whether it is the driver or the vehicle, and why it would not begin.
  if (SAID_BY_API.has(trouble.code) && trouble.detail) return trouble.detail;
  const own = OWN[trouble.code];
  if (own) return formatMessage(own);
  if (trouble.detail) return trouble.detail;
  const isOfBank = /^M[GP]{2}_|^YSC_/.test(trouble.code);
  // Words of the referential are on their way.
  return isOfBank && !hasFailed ? undefined : formatMessage(generalOf(trouble));
}

/** What is said where nobody has better words: no answer says nothing of the money. */
function generalOf({ code }: PaymentTrouble): MessageDescriptor {
  return code.startsWith('YSC_') && UNSURE.has(code) ? troubleMessages.network : troubleMessages.unknown;
}

const OWN: Partial<Record<PaymentTrouble['code'], MessageDescriptor>> = {
  BOOKING_IN_WRONG_STATE: troubleMessages.wrongState,
  BOOKING_NOT_IN_VALID_STATE: troubleMessages.endedMeanwhile,
  CAMPER_ALREADY_BOOKED: troubleMessages.taken,
  INSURANCE_CONDITIONS_NOT_MET: troubleMessages.driver,
  BOOKING_ALREADY_PAID: troubleMessages.paid,
  PAYMENT_ERROR_IN_SEND_CARD_INFO: troubleMessages.token,
  payment_changed: troubleMessages.changed,
  payment_under_way: troubleMessages.underWay,
  payments_away: troubleMessages.away,
  card: troubleMessages.card,
  token: troubleMessages.token,
  vault: troubleMessages.vault,
  network: troubleMessages.network,
  not_begun: troubleMessages.notBegun,
  documents_72: troubleMessages.documents72,
  documents_24: troubleMessages.documents24,
};
