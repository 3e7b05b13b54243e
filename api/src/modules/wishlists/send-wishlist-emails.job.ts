import type { AppContext } from '../../core/app-context';
import { processDue } from '../../core/background/process-due';
import type { Database } from '../../database/connect';
import type { Notifications } from '../../providers/notifications/notifications';
import { readStates, stayOf } from './price-wishlist';
import { buildWishlistEmail, type WishlistNews } from './wishlist-email';
import { createWishlistEmailsStore } from './wishlist-emails.store';
import type { WishlistContext } from './wishlist-context';
import {
  createWishlistsStore,
  type CamperState,
  type WishlistItem,
  type WishlistRow,
} from './wishlists.store';

const DAY_MS = 24 * 3_600_000;
/** Maximum per run, because the process can only be stopped between runs. */
const MAX_AT_ONCE = 100;

interface Needs extends WishlistContext, Pick<AppContext, 'settings'> {
  notifications: Notifications;
}

/** E-mails users about saved campers that became cheaper or available for the trip of their wishlist. */
export function createWishlistEmails({ database, clock, settings, search, notifications }: Needs) {
  /** Checks the wishlists of users last checked a day ago; returns the number of users. */
  async function sendDue(): Promise<number> {
    const now = clock.now();
    const emails = createWishlistEmailsStore(database);
    const times = { now, before: new Date(now.getTime() - DAY_MS) };
    return processDue(
      { database, clock },
      {
        list: () => emails.listDue(times, MAX_AT_ONCE),
        work: (userId, within) => sendTo(userId, times, within),
        putOff: emails.putOff,
      },
    );
  }

  async function sendTo(userId: number, times: { now: Date; before: Date }, within: Database) {
    const emails = createWishlistEmailsStore(within);
    const reader = await emails.takeDue(userId, times);
    if (!reader) return false;
    const lists = await createWishlistsStore(within).list(userId);
    const news = new Map<number, WishlistNews>();
    for (const list of lists.filter(({ is_notified }) => is_notified)) {
      for (const one of await readNews(list, within)) news.set(one.camperId, news.get(one.camperId) ?? one);
    }
    if (news.size > 0) {
      const email = buildWishlistEmail(reader, [...news.values()], settings.siteUrl);
      await notifications.mail({ recipient: reader.email, ...email }, within);
    }
    await emails.markChecked(userId, times.now);
    return true;
  }

  /** Changes since the last check; stores today's state as the new basis. */
  async function readNews(list: WishlistRow, within: Database): Promise<WishlistNews[]> {
    const store = createWishlistsStore(within);
    const { currency } = list;
    const stay = stayOf(list, clock.today());
    if (!stay || currency === null) return [];
    const items = await store.items([list.id]);
    const ids = items.map(({ camper_id }) => camper_id);
    const states = await readStates({ search, today: clock.today() }, { list, ids, currency });
    const titles = new Map((await store.titles(ids)).map(({ id, title }) => [id, title]));
    await store.keepKnownStates(list, states);
    return states.flatMap((state): WishlistNews[] => {
      const before = items.find(({ camper_id }) => camper_id === state.camperId);
      const kind = before && kindOfNews(before, state);
      if (!kind || state.price === null) return [];
      const { camperId, price } = state;
      const title = titles.get(camperId) ?? '';
      return [{ camperId, title, isFreeAgain: kind === 'free', price, currency, ...stay }];
    });
  }

  return { sendDue };
}

function kindOfNews(before: WishlistItem, { price, isFree }: CamperState): 'free' | 'cheaper' | undefined {
  if (!isFree || price === null) return undefined;
  if (before.was_free === false) return 'free';
  return before.known_price !== null && price < before.known_price ? 'cheaper' : undefined;
}
