import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** An owner's rental conditions of a camper. */
export interface PreferencesRow {
  id: number;
  pets_allowed: boolean | null;
  smoking_allowed: boolean | null;
  abroad_allowed: boolean | null;
  instant_booking: boolean;
  min_future: number;
  max_future: number;
  closed_weekdays: number;
  closed_dates: PlainDate[];
  insured_by: 'platform' | 'owner';
}

export function createPreferencesStore(database: Database) {
  function find(id: number): Promise<PreferencesRow | undefined> {
    return database
      .selectFrom('camper')
      .innerJoin('rental_terms', 'rental_terms.camper_id', 'camper.id')
      .select(['camper.id', 'pets_allowed', 'smoking_allowed', 'abroad_allowed', 'instant_booking'])
      .select(['min_future', 'max_future', 'closed_weekdays', 'closed_dates', 'insured_by'])
      .where('camper.id', '=', id)
      .executeTakeFirst();
  }

  async function update({ id, insured_by, ...values }: PreferencesRow): Promise<void> {
    await database.updateTable('camper').set(values).where('id', '=', id).execute();
    await database.updateTable('rental_terms').set({ insured_by }).where('camper_id', '=', id).execute();
  }

  return { find, update };
}

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;
