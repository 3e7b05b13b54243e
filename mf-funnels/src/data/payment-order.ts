import type { StartPayment } from '@campavia/contracts';

import type { TypedCard } from '../rules/card-fields';

/** What somebody pays with, as the form gives it. */
export interface PaymentOrder {
  /** Undefined where rental credits pay everything. */
  type: StartPayment['type'] | undefined;
  card?: TypedCard;
  phone?: string;
  /** What the button said. */
  amount: string;
  usesCredits: boolean;
}
