import { useCallback } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import type { GuestBooking, PaymentMethod } from '@campavia/contracts';
import { formatPlainDate } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';
import type { FormErrors } from '@campavia/ui/forms';

import type { ProblemCount } from '../../../components/forms/use-problem-count';
import { usePaymentErrorTexts } from '../../../data/payment/use-payment-error-texts';
import { nextStepAfter, type PaymentFailure } from '../../../rules/payment/payment-failure';
import { fieldProblemMessages } from '../form/field-problems.messages';
import { isCard } from '../form/use-payment-checks';
import { failureMessages } from './failure.messages';

interface Paying {
  type: PaymentMethod['type'] | undefined;
  booking: GuestBooking;
}

/** The title first says whether money was charged, then how many problems the guest has to correct. */
export function useFailureTexts(failure: PaymentFailure | undefined, { type, booking }: Paying) {
  const intl = useIntl();
  const sentence = useFailureText(failure);
  // Field problems are found before the bank is asked.
  const isSafe = failure?.fields !== undefined || !failure || !UNSURE.has(failure.code);
  const title = ({ count, inFields }: ProblemCount) => {
    if (!isSafe) return intl.formatMessage(failureMessages.lookFirst);
    const isOurs = inFields === 0 && failure !== undefined && AWAY.has(failure.code);
    return intl.formatMessage(failureMessages.nothingTaken, { count: isOurs ? 0 : count });
  };
  if (!failure || !sentence) return { errors: NOTHING, title };
  const date = formatPlainDate(intl, booking.date_to);
  const endsBefore = intl.formatMessage(fieldProblemMessages.endsBefore, { date });
  return { errors: placeErrors(failure, isCard(type) ? { sentence, endsBefore } : { sentence }), title };
}

function placeErrors(failure: PaymentFailure, { sentence, endsBefore }: Sentences): FormErrors {
  const fields = Object.entries(failure.fields ?? {}).map(([field, text]) => [field, text || sentence]);
  if (fields.length > 0) return { fields: Object.fromEntries(fields), form: [] };
  if (!endsBefore) return { fields: {}, form: [sentence] };
  if (failure.code === ENDS_BEFORE) return { fields: { expiry: endsBefore }, form: [] };
  const isOfCard = nextStepAfter(failure.code) === 'other_card';
  return isOfCard ? { fields: { number: sentence }, form: [] } : { fields: {}, form: [sentence] };
}

interface Sentences {
  sentence: string;
  endsBefore?: string;
}

const ENDS_BEFORE = 'YSC_PAYMENT_CARD_EXPIRES_BEFORE_BOOKING_END';
const NOTHING: FormErrors = { fields: {}, form: [] };

/** Failures that the guest cannot correct. */
const AWAY = new Set<PaymentFailure['code']>(['vault', 'payments_away', 'not_begun']);

/** Failures after which money may have moved, so the page does not say that nothing was charged. */
const UNSURE = new Set<PaymentFailure['code']>([
  'YSC_PAYMENTS',
  'YSC_PAYMENT_CONFIMRATION_TOO_LONG',
  'BOOKING_ALREADY_PAID',
  'BOOKING_NOT_IN_VALID_STATE',
  'CAMPER_ALREADY_BOOKED',
  'payment_under_way',
  'network',
  'unknown',
]);

const EXPLAINED_BY_API = new Set<PaymentFailure['code']>(['INSURANCE_CONDITIONS_NOT_MET', 'not_begun']);

export function isUnsure(code: PaymentFailure['code']): boolean {
  return UNSURE.has(code);
}

function useFailureText(failure: PaymentFailure | undefined): string | undefined {
  const { formatMessage } = useIntl();
  const { texts, hasFailed } = usePaymentErrorTexts(failure?.code);
  if (!failure) return undefined;
  if (texts) return `${texts.title}. ${texts.description}`;
  // The api's sentence names the reason: the driver, the vehicle, or why the payment did not start.
  if (EXPLAINED_BY_API.has(failure.code) && failure.detail) return failure.detail;
  const own = OWN[failure.code];
  if (own) return formatMessage(own);
  if (failure.detail) return failure.detail;
  const isOfBank = /^M[GP]{2}_|^YSC_/.test(failure.code);
  // The referential's texts are still loading.
  return isOfBank && !hasFailed ? undefined : formatMessage(generalOf(failure));
}

/** The general text; without an answer nothing is known about the money. */
function generalOf({ code }: PaymentFailure): MessageDescriptor {
  return code.startsWith('YSC_') && UNSURE.has(code) ? failureMessages.network : failureMessages.unknown;
}

const OWN: Partial<Record<PaymentFailure['code'], MessageDescriptor>> = {
  BOOKING_IN_WRONG_STATE: failureMessages.wrongState,
  BOOKING_NOT_IN_VALID_STATE: failureMessages.endedMeanwhile,
  CAMPER_ALREADY_BOOKED: failureMessages.taken,
  INSURANCE_CONDITIONS_NOT_MET: failureMessages.driver,
  BOOKING_ALREADY_PAID: failureMessages.paid,
  PAYMENT_ERROR_IN_SEND_CARD_INFO: failureMessages.token,
  payment_changed: failureMessages.changed,
  payment_under_way: failureMessages.underWay,
  payments_away: failureMessages.away,
  card: failureMessages.card,
  token: failureMessages.token,
  vault: failureMessages.vault,
  network: failureMessages.network,
  not_begun: failureMessages.notBegun,
  documents_72: failureMessages.documents72,
  documents_24: failureMessages.documents24,
};

export function useReportEnded(): (failure: PaymentFailure) => void {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  return useCallback(
    ({ code }) => {
      const why = formatMessage(REASONS[code] ?? failureMessages.wrongState);
      const safe = formatMessage(failureMessages.nothingTaken, { count: 0 });
      const note = isUnsure(code) ? { title: why } : { title: safe, text: why };
      events.send('toast.shown', { tone: 'stop', ...note, isImportant: true });
    },
    [formatMessage, events],
  );
}

/** The bank's reason does not matter for a trip that can no longer be paid. */
const REASONS = {
  BOOKING_NOT_IN_VALID_STATE: failureMessages.endedMeanwhile,
  CAMPER_ALREADY_BOOKED: failureMessages.taken,
} as Partial<Record<PaymentFailure['code'], (typeof failureMessages)['taken']>>;
