import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import { createEmailReaders } from '../../core/emails/email-readers';
import type { Database } from '../../database/connect';
import type { WishlistRow } from './wishlists.store';

/** Reads and writes recipients of e-mails about saved campers. */
export function createWishlistEmailsStore(database: Database) {
  const readers = createEmailReaders(database, 'wishlist_email');

  /** Claims a user with a wishlist to check who was last checked before a time, see `createEmailReaders`. */
  function takeDue(before: Date) {
    return readers.takeDue(
      before,
      sql`exists (select 1 from wishlist w
        where w.user_id = due.user_id and w.is_notified and w.date_from is not null)`,
    );
  }

  /** Unsubscribes the user of this token. */
  async function stop(token: string): Promise<boolean> {
    const userId = await readers.findByToken(token);
    if (userId === undefined) return false;
    await database
      .updateTable('wishlist')
      .set({ is_notified: false })
      .where('user_id', '=', userId)
      .execute();
    return true;
  }

  return { begin: readers.begin, takeDue, markChecked: readers.markChecked, stop, ...ofAllLists(database) };
}

function ofAllLists(database: Database) {
  /** Returns the wishlists for which notifications were off. */
  function notifyAll(userId: number, today: PlainDate): Promise<NotifiedList[]> {
    return database
      .updateTable('wishlist')
      .set({ is_notified: true })
      .where('user_id', '=', userId)
      .where('is_notified', '=', false)
      .where('date_from', '>=', today)
      .returning(['slug', 'currency'])
      .execute();
  }

  async function stopAll(userId: number): Promise<NotifiedList[]> {
    await database
      .updateTable('wishlist')
      .set({ is_notified: false })
      .where('user_id', '=', userId)
      .execute();
    return [];
  }

  return { notifyAll, stopAll };
}

type NotifiedList = Pick<WishlistRow, 'slug' | 'currency'>;
