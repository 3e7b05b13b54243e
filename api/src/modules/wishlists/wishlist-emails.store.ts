import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import { createEmailReaders, type DueCondition } from '../../core/emails/email-readers';
import type { Database } from '../../database/connect';
import type { WishlistRow } from './wishlists.store';

type DueTimes = Pick<DueCondition, 'now' | 'before'>;

const HAS_NOTIFIED_LIST = sql`exists (select 1 from wishlist w
  where w.user_id = due.user_id and w.is_notified and w.date_from is not null)`;

/** Reads and writes recipients of e-mails about saved campers. */
export function createWishlistEmailsStore(database: Database) {
  const readers = createEmailReaders(database, 'wishlist_email');

  /** Lists users with a wishlist to check, see `createEmailReaders`. */
  function listDue(times: DueTimes, most: number) {
    return readers.listDue({ ...times, isConcerned: HAS_NOTIFIED_LIST }, most);
  }

  function takeDue(userId: number, times: DueTimes) {
    return readers.takeDue(userId, { ...times, isConcerned: HAS_NOTIFIED_LIST });
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

  const { begin, markChecked, putOff } = readers;
  return { begin, listDue, takeDue, markChecked, putOff, stop, ...ofAllLists(database) };
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
