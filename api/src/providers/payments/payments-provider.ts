import type { PayinErrorCode, PaymentTypeCode } from '@campavia/contracts';
import type { CurrencyCode, Minor } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

/** The methods that a provider is asked for; the others are handled by the platform itself. */
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

/** CREATED is open: the outcome comes by webhook, or by asking again. */
export type ProviderStatus = 'CREATED' | 'SUCCEEDED' | 'FAILED';

/** Who pays, as a provider has to know them. */
export interface Payer {
  /** Our own id of the person. */
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  /** ISO 3166 code of where they live; a means that lends money asks for it. */
  country?: string;
}

/** What a bank wants to know of the browser that a card is used in. */
export interface PayerBrowser {
  ip: string;
  userAgent: string;
}

/** Money that shall come in. */
export interface PayInOrder {
  type: ProviderMethod;
  /** Above zero. */
  amount: Minor;
  currency: CurrencyCode;
  /** Ours: comes back with every answer and event. At most 100 signs, the same for every try of one payment. */
  reference: string;
  payer: Payer;
  browser?: PayerBrowser;
  /** `card` and `card_2`: what the vault gave the browser for the card. */
  token?: string;
  /** `mbway`: the phone that is asked, in the form +351912345601. */
  phone?: string;
  /** A card kept from an earlier pay-in, without a token: debited with nobody present (the second half). */
  alias?: string;
  /** Page of the site that the provider sends the person back to; `transactionId` is added to its query. */
  returnUrl: string;
  /** What the provider's pages are shown in; English without it. */
  language?: Language;
}

/** What became of a pay-in so far. */
export interface PayInAnswer {
  /** The provider's id; `transactionId` of the way back. */
  id: string;
  status: ProviderStatus;
  /** Where the person has to go now; for a card it may be shown in a frame. Never beside SUCCEEDED. */
  redirectUrl: string | null;
  /** Why it failed; null unless it did. */
  errorCode: PayinErrorCode | null;
  /** The card as it can be debited again, for `card` and `card_2`. */
  alias?: string;
  /** Last month in which that card is good, `yyyy-MM`. */
  cardExpiry?: string;
}

/** Money that goes back to whoever paid it. */
export interface RefundOrder {
  payInId: string;
  /** Above zero; all refunds of a pay-in together at most what it brought. */
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
}

/** A deposit: set aside on a kept card, never debited by this. */
export interface DepositOrder {
  alias: string;
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
  returnUrl: string;
}

/** A charge to a deposit that was set aside; a deposit takes several. */
export interface CaptureOrder {
  depositId: string;
  /** Above zero; all charges to a deposit together at most what was set aside. */
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
}

/** What became of a refund, of a deposit or of a charge to one. */
export type MoveAnswer = Pick<PayInAnswer, 'id' | 'status' | 'redirectUrl' | 'errorCode'>;

/** What is known of a card before anything is debited. */
export interface CardFacts {
  /** Last month in which it is good, `yyyy-MM`. */
  expiry: string;
  lastDigits: string;
}

/** Where the browser takes a card to: straight to the vault, never past us. */
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

/** An event that the provider sent by itself; the same event may come twice, late, and in any order. */
export interface ProviderEvent {
  /** One per happening: whoever kept it already has nothing to do. */
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
 * Whoever takes money for us. The same key gives the same answer again and moves nothing twice; after `away` it is
 * not known whether something moved, so ask again with the same key.
 */
export interface PaymentsProvider {
  /** @throws PaymentsFailure */
  cardRegistration(payer: Payer, currency: CurrencyCode): Promise<CardRegistration>;
  /** What a token or an alias stands for. @throws PaymentsFailure refused when it stands for nothing */
  cardFacts(card: { token: string } | { alias: string }): Promise<CardFacts>;
  /** @throws PaymentsFailure; a debit that is declined is an answer, not a failure */
  payIn(order: PayInOrder, idempotencyKey: string): Promise<PayInAnswer>;
  /** @throws PaymentsFailure unknown */
  payInStatus(id: string): Promise<PayInAnswer>;
  /** @throws PaymentsFailure */
  refund(order: RefundOrder, idempotencyKey: string): Promise<MoveAnswer>;
  /** @throws PaymentsFailure */
  authoriseDeposit(order: DepositOrder, idempotencyKey: string): Promise<MoveAnswer>;
  /** Debits a part of a deposit; its events are those of a pay-in. @throws PaymentsFailure refused when it is gone */
  captureDeposit(order: CaptureOrder, idempotencyKey: string): Promise<MoveAnswer>;
  /** Lets a deposit go, or what was not captured of it. @throws PaymentsFailure */
  releaseDeposit(id: string): Promise<void>;
  /**
   * Reads what was sent to our webhook: `rawBody` as it came, byte for byte; of a GET, its query.
   * @throws PaymentsFailure false_signature when the signature is not the provider's, or too old
   */
  readWebhook(headers: WebhookHeaders, rawBody: string): Promise<ProviderEvent>;
}

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/**
 * - `away`: no answer in time, or one that makes no sense
 * - `refused`: the order makes no sense to the provider (a used token, an amount above what was paid)
 * - `unknown`: there is no such pay-in, refund or deposit
 * - `conflict`: the key was used for another order
 * - `false_signature`: a webhook that nobody may believe
 */
export type PaymentsFailureKind = 'away' | 'refused' | 'unknown' | 'conflict' | 'false_signature';

/** Why the provider gave no answer. */
export class PaymentsFailure extends Error {
  constructor(
    readonly kind: PaymentsFailureKind,
    why: string,
  ) {
    super(`Payments ${kind}: ${why}`);
  }
}
