import type { Outbox, OutboxQuery } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import { createOutboxStore } from './outbox.store';

/** Messages that the sandbox stored instead of sending. */
export function createOutboxService({ database }: Pick<AppContext, 'database'>) {
  const store = createOutboxStore(database);

  /** A page of messages, newest first. */
  async function list({ to, page = 1, page_size = 20 }: OutboxQuery): Promise<Outbox> {
    const recipient = to?.trim().toLowerCase().replaceAll('\0', '');
    const { rows, count } = await store.page(recipient, {
      limit: page_size,
      offset: (page - 1) * page_size,
    });
    const address = (other: number) => {
      const query = new URLSearchParams({ page: String(other), page_size: String(page_size) });
      if (to) query.set('to', to);
      return `/sandbox/outbox?${query}`;
    };
    return {
      count,
      next: page * page_size < count ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
      results: rows.map(
        ({ id, channel, recipient: addressee, kind, subject, body, html, link, written_at }) => ({
          id,
          channel,
          recipient: addressee,
          kind,
          subject,
          body,
          html,
          link,
          written_at: written_at.toISOString(),
        }),
      ),
    };
  }

  return { list };
}

export type OutboxService = ReturnType<typeof createOutboxService>;
