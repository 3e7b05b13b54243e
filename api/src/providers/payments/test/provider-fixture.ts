import type { PaymentsProvider, WebhookHeaders } from '../payments-provider';

/** Behaviour of a card. */
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

/** Action of a user on a page or phone. */
export type Gesture = 'approve' | 'refuse' | 'expire';

/** A provider, with control over its outcomes. */
export interface ProviderFixture {
  provider: PaymentsProvider;
  /** Token of a card with this behaviour. */
  token(situation: CardSituation): Promise<string>;
  /** Acts on the provider's page or phone as a user would. */
  gesture(id: string, gesture: Gesture): Promise<void>;
  /** The webhook call about an object. */
  webhookOf(id: string): Promise<{ headers: WebhookHeaders; rawBody: string }>;
  /** The same with an invalid signature. */
  forged(call: { headers: WebhookHeaders; rawBody: string }): { headers: WebhookHeaders; rawBody: string };
  close(): Promise<void>;
}
