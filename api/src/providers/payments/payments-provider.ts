import type { PayinErrorCode, PaymentTypeCode } from '@campavia/contracts';
import type { CurrencyCode, Minor } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

/** Methods handled by the provider; the platform handles the others. */
export const PROVIDER_METHODS = [
  'card',
  'card_2',
  'cred_4',
  'paypal',
  'sofort',
  'ideal',
  'mbway',
] as const satisfies PaymentTypeCode[];
export type ProviderMethod = (typeof PROVIDER_METHODS)[number];

/** CREATED is pending: the outcome comes by webhook, or by polling. */
export type ProviderStatus = 'CREATED' | 'SUCCEEDED' | 'FAILED';

/** Data of the payer that a provider requires. */
export interface Payer {
  /** Our id of the user. */
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  /** ISO 3166 code of the country of residence, required by credit methods. */
  country?: string;
}

/** Browser data required by 3-D Secure. */
export interface PayerBrowser {
  ip: string;
  userAgent: string;
}

/** A payment order. */
export interface PayInOrder {
  type: ProviderMethod;
  /** Above zero. */
  amount: Minor;
  currency: CurrencyCode;
  /**
   * Our reference, returned with every answer and event. At most 100 characters, the same for all attempts of a
   * payment.
   */
  reference: string;
  payer: Payer;
  browser?: PayerBrowser;
  /** `card` and `card_2`: token of the card from the vault. */
  token?: string;
  /** `mbway`: phone number in the form +351912345601. */
  phone?: string;
  /** A stored card instead of a token: debited without the holder (second instalment). */
  alias?: string;
  /** Page of the site that the provider redirects to; `transactionId` is added to its query. */
  returnUrl: string;
  /** Language of the provider's pages; English when absent. */
  language?: Language;
}

/** Current state of a pay-in. */
export interface PayInAnswer {
  /** The provider's id; `transactionId` of the redirect. */
  id: string;
  status: ProviderStatus;
  /** URL to continue at; for a card it may be shown in a frame. Always null with SUCCEEDED. */
  redirectUrl: string | null;
  /** Null unless FAILED. */
  errorCode: PayinErrorCode | null;
  /** Alias for later debits, for `card` and `card_2`. */
  alias?: string;
  /** Last valid month of that card, `yyyy-MM`. */
  cardExpiry?: string;
}

/** A refund to the payer. */
export interface RefundOrder {
  payInId: string;
  /** Above zero; all refunds of a pay-in together at most its amount. */
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
}

/** A hold on a stored card, without a debit. */
export interface DepositOrder {
  alias: string;
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
  returnUrl: string;
}

/** A partial or full capture of a deposit; there may be several. */
export interface CaptureOrder {
  depositId: string;
  /** Above zero; the sum of all captures is at most the deposit. */
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
}

/** State of a refund, deposit or capture. */
export type MoveAnswer = Pick<PayInAnswer, 'id' | 'status' | 'redirectUrl' | 'errorCode'>;

/** Data of a card that is available before a debit. */
export interface CardFacts {
  /** Last valid month, `yyyy-MM`. */
  expiry: string;
  lastDigits: string;
}

/** How the browser sends a card directly to the vault, bypassing us. */
export interface CardRegistration {
  /**
   * `sandbox`: POST JSON `{number, expiry, cvx, holder}` → `{token}`. `mangopay`: POST `fields` form-encoded with
   * `cardNumber`, `cardExpirationDate` (MMYY) and `cardCvx` → text `data=…` (`errorCode=…` when refused); the token
   * is `id` + `:` + that text.
   */
  house: 'sandbox' | 'mangopay';
  id: string;
  url: string;
  fields: Record<string, string>;
}

/** An event sent by the provider; it may be repeated, late and out of order. */
export interface ProviderEvent {
  /** Unique per event, for deduplication. */
  id: string;
  kind: 'pay_in' | 'refund' | 'deposit';
  /** Id of the pay-in, refund or deposit. */
  objectId: string;
  reference: string;
  status: ProviderStatus;
  errorCode: PayinErrorCode | null;
  amount: Minor;
  currency: CurrencyCode;
  alias?: string;
  cardExpiry?: string;
}

/**
 * A payment provider. The same idempotency key returns the same answer and moves nothing twice; after `away` the
 * outcome is unknown, so retry with the same key.
 */
export interface PaymentsProvider {
  /** @throws PaymentsFailure */
  cardRegistration(payer: Payer, currency: CurrencyCode): Promise<CardRegistration>;
  /** The card of a token or alias. @throws PaymentsFailure refused when there is none */
  cardFacts(card: { token: string } | { alias: string }): Promise<CardFacts>;
  /** @throws PaymentsFailure; a debit that is declined is an answer, not a failure */
  payIn(order: PayInOrder, idempotencyKey: string): Promise<PayInAnswer>;
  /** @throws PaymentsFailure unknown */
  payInStatus(id: string): Promise<PayInAnswer>;
  /** @throws PaymentsFailure */
  refund(order: RefundOrder, idempotencyKey: string): Promise<MoveAnswer>;
  /** @throws PaymentsFailure */
  authoriseDeposit(order: DepositOrder, idempotencyKey: string): Promise<MoveAnswer>;
  /**
   * Captures a part of a deposit; its events are those of a pay-in. @throws PaymentsFailure refused when it has ended
   */
  captureDeposit(order: CaptureOrder, idempotencyKey: string): Promise<MoveAnswer>;
  /** Releases a deposit, or its uncaptured rest. @throws PaymentsFailure */
  releaseDeposit(id: string): Promise<void>;
  /**
   * Parses a webhook call: `rawBody` is the unmodified body, or the query of a GET.
   * @throws PaymentsFailure false_signature when the signature is invalid or too old
   */
  readWebhook(headers: WebhookHeaders, rawBody: string): Promise<ProviderEvent>;
}

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/**
 * - `away`: no answer in time, or an invalid one
 * - `refused`: the order is invalid for the provider (a used token, an amount above what was paid)
 * - `unknown`: there is no such pay-in, refund or deposit
 * - `conflict`: the key was used for another order
 * - `false_signature`: a webhook that must not be trusted
 */
export type PaymentsFailureKind = 'away' | 'refused' | 'unknown' | 'conflict' | 'false_signature';

/** A failed call of the provider. */
export class PaymentsFailure extends Error {
  constructor(
    readonly kind: PaymentsFailureKind,
    why: string,
  ) {
    super(`Payments ${kind}: ${why}`);
  }
}
