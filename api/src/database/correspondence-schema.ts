import type { Generated } from 'kysely';

import type { ContactTopic } from '@campavia/domain';

export interface NewsletterSubscriptionTable {
  id: Generated<number>;
  email: string;
  locale: string;
  token: Generated<string>;
  /** When the confirmation link was last mailed; null after unsubscription. */
  asked_at: Date | null;
  confirmed_at: Date | null;
  tries: Generated<number>;
  try_at: Date | null;
  failure: string | null;
}

export interface ContactMessageTable {
  id: Generated<number>;
  key: string;
  topic: ContactTopic;
  name: string;
  email: string;
  user_id: number | null;
  booking_id: number | null;
  body: string;
  locale: string;
  written_at: Date;
}

/** Tables of the newsletter and of messages to the support team. */
export interface CorrespondenceTables {
  newsletter_subscription: NewsletterSubscriptionTable;
  contact_message: ContactMessageTable;
}
