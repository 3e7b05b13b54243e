import type { PaymentsProvider, WebhookHeaders } from '../payments-provider';

/** What a card does, in the words of the contract. */
export type CardSituation =
  | 'pays'
  | 'challenge'
  | 'challenge failed'
  | 'bank limit'
  | 'card limit'
  | 'expired'
  | 'fraud'
  | 'inactive'
  | 'lost'
  | 'country'
  | 'session expired'
  | 'unknown'
  | 'second half refused'
  | 'deposit refused';

/** What somebody does on a page or a phone. */
export type Gesture = 'approve' | 'refuse' | 'expire';

/** A provider, and a hand on its other side. */
export interface ProviderFixture {
  provider: PaymentsProvider;
  /** The token of a card that behaves so. */
  token(situation: CardSituation): Promise<string>;
  /** Does on the provider's page, or phone, what a person would. */
  gesture(id: string, gesture: Gesture): Promise<void>;
  /** What our webhook is called with about something. */
  webhookOf(id: string): Promise<{ headers: WebhookHeaders; rawBody: string }>;
  /** The same, by somebody who is not the provider. */
  forged(call: { headers: WebhookHeaders; rawBody: string }): { headers: WebhookHeaders; rawBody: string };
  close(): Promise<void>;
}
