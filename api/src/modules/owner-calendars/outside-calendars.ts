import type { CreateIcalFeed, IcalExport, IcalFeed } from '@campavia/contracts';
import type { CatalogueName } from '@campavia/i18n/sites';

import { translate } from '../../core/messages/messages';
import type { CalendarFeeds, OutsideCalendar } from '../calendar-feeds/calendar-feeds.service';
import { requireOwnCamper } from '../own-campers/require-own-camper.service';
import type { OwnerOf } from './describe-call';
import type { OwnerCalendarsStore } from './owner-calendars.store';

/** Calendars of other sites, for the owner of a camper. */
export function createOutsideCalendars(store: OwnerCalendarsStore, feeds: CalendarFeeds) {
  async function add(owner: OwnerOf, form: CreateIcalFeed): Promise<number> {
    return feeds.add((await requireOwnCamper(store.findCamper, owner)).id, form);
  }

  async function remove(owner: OwnerOf, feedId: number | undefined): Promise<void> {
    await feeds.remove((await requireOwnCamper(store.findCamper, owner)).id, feedId);
  }

  async function readNow(owner: OwnerOf, feedId: string): Promise<void> {
    await feeds.readNow((await requireOwnCamper(store.findCamper, owner)).id, feedId);
  }

  async function renewExport(owner: OwnerOf): Promise<IcalExport> {
    return feeds.renewExport((await requireOwnCamper(store.findCamper, owner)).id);
  }

  return { add, remove, readNow, renewExport };
}

export type OutsideCalendars = ReturnType<typeof createOutsideCalendars>;

/** Calendars, with failures as messages in the reader's language. */
export function toFeeds(feeds: OutsideCalendar['feeds'], catalogue: CatalogueName): IcalFeed[] {
  return feeds.map(({ error, ...feed }) => ({ ...feed, error: error && translate(catalogue, error) }));
}
