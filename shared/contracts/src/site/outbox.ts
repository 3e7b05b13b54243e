import { Type, type Static } from 'typebox';

import { PageOf } from '../lists';

/** An e-mail or text message that the sandbox stored instead of sending it. */
export const OutboxMessageSchema = Type.Object({
  id: Type.Integer(),
  channel: Type.Enum(['mail', 'sms']),
  recipient: Type.String({ description: 'address or phone number' }),
  kind: Type.String({ description: 'its kind, such as confirm_email' }),
  subject: Type.Union([Type.Null(), Type.String()]),
  body: Type.String({ description: 'the text' }),
  html: Type.Union([Type.Null(), Type.String({ description: 'a mail as HTML' })]),
  link: Type.Union([Type.Null(), Type.String({ description: 'the address of its main link' })]),
  written_at: Type.String({ description: 'UTC timestamp' }),
});
export type OutboxMessage = Static<typeof OutboxMessageSchema>;

/** The newest messages first. */
export const OutboxSchema = PageOf(OutboxMessageSchema);
export type Outbox = Static<typeof OutboxSchema>;

export const OutboxQuerySchema = Type.Object({
  to: Type.Optional(Type.String({ maxLength: 254, description: 'only those to this recipient' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
});
export type OutboxQuery = Static<typeof OutboxQuerySchema>;
