import type { Preferences, UpdatePreferences } from '@campavia/contracts';
import { horizonMonths, type PlainDate } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { requireMatch, withTag } from '../../core/preconditions/preconditions';
import { weekdaysOf } from '../../core/weekdays';
import { lockCamper, type OwnCampersService } from '../own-campers/own-campers.service';
import { createPreferencesStore, type PreferencesRow, type PreferencesStore } from './preferences.store';
import { PERMISSION_OF, readPreferences } from './read-preferences';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  /** @throws HttpError 404 camper_not_found, 410 camper_deleted */
  requireOwn: OwnCampersService['requireOwn'];
}

interface Asked {
  userId: number;
  id: string;
}

/** Rental conditions of owners. Quotes and searches change immediately; agreed bookings do not. */
export function createPreferencesService({ database, clock, requireOwn }: Needs) {
  async function read(asked: Asked): Promise<Preferences> {
    const { id } = await requireOwn(asked);
    return toPreferences(await requireRow(createPreferencesStore(database), id), clock.today());
  }

  /**
   * The owner is checked before the transaction: inside it, the check would need a second connection, and concurrent
   * edits could exhaust the pool.
   * @throws HttpError 404, 410; 428, 412. InvalidFieldsError
   */
  async function update(
    { ifMatch, ...asked }: Asked & { ifMatch: string | undefined },
    changes: UpdatePreferences,
  ): Promise<Preferences> {
    const { id } = await requireOwn(asked);
    return database.transaction().execute(async (transaction) => {
      const store = createPreferencesStore(transaction);
      await lockCamper(transaction, id);
      const row = await requireRow(store, id);
      const today = clock.today();
      requireMatch(ifMatch, toPreferences(row, today));
      const after = readPreferences(row, changes, today);
      await store.update(after);
      return toPreferences(after, today);
    });
  }

  return { read, update };
}

export type PreferencesService = ReturnType<typeof createPreferencesService>;

async function requireRow(store: PreferencesStore, id: number): Promise<PreferencesRow> {
  const row = await store.find(id);
  if (!row) throw new HttpError(404, 'camper_not_found');
  return row;
}

function toPreferences(row: PreferencesRow, today: PlainDate): Preferences {
  const permission = (isAllowed: boolean | null) => PERMISSION_OF.get(isAllowed) ?? 'ON_DEMAND';
  return withTag({
    pets_allowed: permission(row.pets_allowed),
    smoking_allowed: permission(row.smoking_allowed),
    abroad_allowed: permission(row.abroad_allowed),
    instant_booking_activated: row.instant_booking,
    min_future_days: row.min_future,
    max_months_future_rental: horizonMonths(row.max_future),
    closed_weekdays: weekdaysOf(row.closed_weekdays),
    closed_dates: row.closed_dates.filter((date) => date >= today),
    insured_by: row.insured_by,
  });
}
