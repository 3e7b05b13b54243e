import type { Updateable } from 'kysely';

import type { DocumentType } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { DocumentTable } from '../../database/document-schema';

/** Documents belong to a person, a vehicle or a booking. */
export interface DocumentOwner {
  column: 'user_id' | 'vehicle_id' | 'booking_id';
  id: number;
}

/** Reads and writes documents. */
export function createDocumentsStore(database: Database) {
  function find(id: number) {
    return select(database).where('document.id', '=', id).executeTakeFirst();
  }

  /** Locks the document for the transaction. */
  function lock(id: number) {
    return select(database).where('document.id', '=', id).forUpdate('document').executeTakeFirst();
  }

  function list({ column, id }: DocumentOwner, types: readonly DocumentType[]) {
    return select(database)
      .where(`document.${column}`, '=', id)
      .where('document_type', 'in', [...types])
      .orderBy('document.id')
      .execute();
  }

  /** Type, status and expiry of the documents of a person. */
  function listStatuses(userId: number) {
    return database
      .selectFrom('document')
      .select(['id', 'document_type', 'status', 'expiration_date'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
  }

  /** The same of several people, of some types. */
  function listStatusesOf(userIds: readonly number[], types: readonly DocumentType[]) {
    return database
      .selectFrom('document')
      .select(['user_id', 'document_type', 'status', 'expiration_date'])
      .where('user_id', 'in', [...userIds])
      .where('document_type', 'in', [...types])
      .execute();
  }

  /** Creates the documents that do not exist yet. */
  async function add({ column, id }: DocumentOwner, types: readonly DocumentType[], at: Date): Promise<void> {
    const none = { user_id: null, vehicle_id: null, booking_id: null };
    const rows = types.map((document_type) => ({ ...none, [column]: id, document_type, created_at: at }));
    if (rows.length === 0) return;
    await database
      .insertInto('document')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async function change(id: number, changes: Updateable<DocumentTable>): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await database.updateTable('document').set(changes).where('id', '=', id).execute();
  }

  /** Deletes documents; their files go with them. */
  async function remove({ column, id }: DocumentOwner, types: readonly DocumentType[]): Promise<void> {
    await database
      .deleteFrom('document')
      .where(column, '=', id)
      .where('document_type', 'in', [...types])
      .execute();
  }

  return { find, lock, list, listStatuses, listStatusesOf, add, change, remove };
}

export type DocumentRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createDocumentsStore>['find']>>>;

// With everything that decides who may see a document, and whether it is mandatory.
function select(database: Database) {
  return database
    .selectFrom('document')
    .leftJoin('app_user as person', 'person.id', 'document.user_id')
    .leftJoin('camper', 'camper.vehicle_id', 'document.vehicle_id')
    .leftJoin('place', 'place.id', 'camper.place_id')
    .leftJoin('booking', 'booking.id', 'document.booking_id')
    .selectAll('document')
    .select([
      'person.professional_type',
      'camper.id as camper_id',
      'camper.owner_id as camper_owner_id',
      'place.country',
      'booking.guest_id',
      'booking.owner_id as booking_owner_id',
      'booking.second_driver',
      'booking.proof_reason',
    ]);
}
