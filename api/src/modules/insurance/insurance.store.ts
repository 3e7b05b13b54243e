import type { Database } from '../../database/connect';

/** Reads the inputs of a camper's insurance. */
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
