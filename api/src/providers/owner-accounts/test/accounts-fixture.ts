import type { WebhookHeaders } from '../../payments/payments-provider';
import type { OwnerAccountsProvider } from '../owner-accounts-provider';

/** Outcomes of declarations, documents and payouts. */
export type DeclarationOutcome = 'AcceptUBO' | 'RefuseUBO' | 'IncompleteUBO';
export type PayoutOutcome = 'Camille Fournier' | 'Closed Fournier' | 'Unverified Fournier';

/** A provider of owner accounts, with control over its decisions. */
export interface AccountsFixture {
  provider: OwnerAccountsProvider;
  /** Decides a declaration, document or payout; `by` selects the outcome. */
  decide(id: string, by: string): Promise<void>;
  /** The webhook call about an object. */
  webhookOf(id: string): Promise<{ headers: WebhookHeaders; rawBody: string }>;
  /** The same with an invalid signature. */
  forged(call: { headers: WebhookHeaders; rawBody: string }): { headers: WebhookHeaders; rawBody: string };
  close(): Promise<void>;
}
