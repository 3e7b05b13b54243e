import type { PaymentTypeCode } from '@campavia/contracts';
import {
  canPayInFour,
  splitInTwo,
  inFour,
  type CurrencyCode,
  type Instalment,
  type Minor,
  type PlainDate,
} from '@campavia/domain';
import { DEFAULT_SITE, SITES } from '@campavia/i18n/sites';

import { isTakenOn, PAYMENT_METHODS } from '../../core/payment-methods';
import type { PaymentPart } from '../../database/payment-schema';

/** The amount to be paid, and the site. */
export interface AmountDue {
  locale: string;
  currency: CurrencyCode;
  /** The whole amount that is still open. */
  amount: Minor;
  /** Whether it can only be paid at once: the second instalment, or a request. */
  isRest: boolean;
  from: PlainDate;
  today: PlainDate;
  /** Rental credits that will be spent on it. */
  credits: Minor;
}

/** A payment method with the amounts that it would take now and later. */
export interface PaymentOffer {
  type: PaymentTypeCode;
  logo: string | null;
  part: PaymentPart;
  now: Minor;
  later: Instalment | null;
  /** The instalments with their days; empty where everything is paid at once. */
  instalments: Instalment[];
}

/** The means that can pay an amount, in the order in which a site shows them; none when credits pay all of it. */
export function listPaymentOffers(due: AmountDue): PaymentOffer[] {
  const site = SITES.find(({ locale }) => locale === due.locale) ?? DEFAULT_SITE;
  return PAYMENT_METHODS.filter((method) => isTakenOn(site, method)).flatMap(({ code, logo }) => {
    const offer = buildOffer(code, due);
    return offer && offer.now > 0 ? [{ ...offer, type: code, logo }] : [];
  });
}

type Amounts = Pick<PaymentOffer, 'part' | 'now' | 'later' | 'instalments'>;

function buildOffer(code: PaymentTypeCode, due: AmountDue): Amounts | undefined {
  const { amount, credits, currency, isRest, today } = due;
  const now = amount - credits;
  if (code === 'card_2') return isRest ? undefined : offerInTwo(due);
  const part = isRest ? 'second_half' : 'whole';
  if (code !== 'cred_4') return { part, now, later: null, instalments: [] };
  if (isRest || !canPayInFour(now, currency)) return undefined;
  // The credit provider pays the platform at once; the guest pays the credit provider.
  return { part, now, later: null, instalments: inFour(now, today) };
}

// Credits reduce the first instalment: the guest is absent when the second one is debited.
function offerInTwo({ amount, credits, today, from }: AmountDue): Amounts | undefined {
  const halves = splitInTwo(amount, { today, from });
  if (!halves) return undefined;
  const { first, second, secondOn } = halves;
  const now = first - credits;
  const later = { amount: second, on: secondOn };
  return { part: 'first_half', now, later, instalments: [{ amount: now, on: today }, later] };
}
