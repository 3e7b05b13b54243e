import type { Outbox, OutboxMessage } from '../../site/outbox';

/** The mail that confirms an address. */
export function anOutboxMessage(over: Partial<OutboxMessage> = {}): OutboxMessage {
  return {
    id: 1,
    channel: 'mail',
    recipient: 'guest@campavia.test',
    kind: 'confirm_email',
    subject: 'Confirm your e-mail address',
    body: 'Open the link.',
    html: '<p>Open the link.</p>',
    link: 'http://localhost:4300/go/confirm-email?token=secret',
    written_at: '2027-03-15T08:00:00Z',
    ...over,
  };
}

/** A page of the outbox. */
export function anOutbox(results: OutboxMessage[] = [anOutboxMessage()], over: Partial<Outbox> = {}): Outbox {
  return { count: results.length, next: null, previous: null, results, ...over };
}
