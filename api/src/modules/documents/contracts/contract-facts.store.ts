import type { Database } from '../../../database/connect';

/** Reads everything that a contract states, as of now. */
export function createContractFactsStore(database: Database) {
  async function find(bookingId: number) {
    const booking = await database
      .selectFrom('booking')
      .selectAll()
      .where('id', '=', bookingId)
      .executeTakeFirst();
    if (!booking) return undefined;
    const [camper, owner, guest, lines] = await Promise.all([
      camperOf(database, booking.camper_id),
      partyOf(database, booking.owner_id),
      partyOf(database, booking.guest_id),
      linesOf(database, bookingId),
    ]);
    return { booking, camper, owner, guest, lines };
  }

  return { find };
}

export type ContractFacts = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createContractFactsStore>['find']>>
>;
export type ContractParty = ContractFacts['owner'];

function camperOf(database: Database, id: number) {
  return database
    .selectFrom('camper')
    .innerJoin('vehicle', 'vehicle.id', 'camper.vehicle_id')
    .innerJoin('place', 'place.id', 'camper.place_id')
    .innerJoin('rental_terms', 'rental_terms.camper_id', 'camper.id')
    .select(['camper.title', 'camper.deposit', 'camper.deposit_mean', 'camper.currency'])
    .select(['camper.pets_allowed', 'camper.smoking_allowed', 'camper.abroad_allowed'])
    .select(['vehicle.brand', 'vehicle.model', 'vehicle.year', 'vehicle.licence_type', 'place.name as place'])
    .select('rental_terms.extra_km')
    .where('camper.id', '=', id)
    .executeTakeFirstOrThrow();
}

function partyOf(database: Database, id: number) {
  return database
    .selectFrom('app_user')
    .leftJoin('company', (join) =>
      join.onRef('company.user_id', '=', 'app_user.id').on('company.ended_at', 'is', null),
    )
    .leftJoin('legal_profile as legal', 'legal.user_id', 'app_user.id')
    .select(['app_user.first_name', 'app_user.last_name', 'app_user.borned_on', 'app_user.phone'])
    .select(['app_user.email', 'app_user.language', 'app_user.locale', 'app_user.country'])
    .select(['company.name as company', 'company.registration_number', 'company.vat_number'])
    .select((each) => [
      each.fn.coalesce('company.street', 'legal.street').as('street'),
      each.fn.coalesce('company.zipcode', 'legal.zipcode').as('zipcode'),
      each.fn.coalesce('company.city', 'legal.city').as('city'),
    ])
    .where('app_user.id', '=', id)
    .executeTakeFirstOrThrow();
}

function linesOf(database: Database, bookingId: number) {
  return database
    .selectFrom('booking_line')
    .select(['code', 'amount'])
    .where('booking_id', '=', bookingId)
    .where('amount', '<>', 0)
    .orderBy('position')
    .execute();
}
