import type { Database } from '../../database/connect';

/** Reads what a camper's insurance depends on. */
export function createInsuranceStore(database: Database) {
  function find(id: number) {
    return database
      .selectFrom('camper')
      .innerJoin('rental_terms', 'rental_terms.camper_id', 'camper.id')
      .select(['camper.id', 'status', 'owner_id', 'currency', 'insured_by'])
      .where('camper.id', '=', id)
      .executeTakeFirst();
  }

  return { find };
}
