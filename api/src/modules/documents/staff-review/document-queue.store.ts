import { sql } from 'kysely';

import type { DocumentType, PlainDate } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../../database/connect';
import { PROOFS } from '../review/review-document';

/** Documents to review, or proofs of an emergency. */
export type ReviewQueue = 'documents' | 'proofs';

/** The member of staff and the time: staff never review their own documents. */
export interface Reader {
  staffId: number;
  /** Claims from before are over. */
  claimedAfter: Date;
}

export interface WaitingDocumentRow {
  id: number;
  document_type: DocumentType;
  first_name: string;
  last_name: string;
  submitted_at: Date;
  claimed_by_id: number | null;
  claimed_by_name: string | null;
}

export interface QueueCounts {
  waiting: number;
  fresh: number;
  late: number;
  oldest_at: Date | null;
}

const HOLDER = sql`coalesce(d.user_id, c.owner_id, b.guest_id)`;
const WAITING = sql`from document d
  left join camper c on c.vehicle_id = d.vehicle_id
  left join booking b on b.id = d.booking_id
  where d.status = 'valid_ask'`;

/** Reads the documents that wait for staff, and who reviews them. */
export function createDocumentQueueStore(database: Database) {
  /** Those that have waited longest first. */
  async function page(
    queue: ReviewQueue,
    { staffId, claimedAfter }: Reader,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<WaitingDocumentRow[]> {
    const { rows } = await sql<WaitingDocumentRow>`
      select w.id, w.document_type, w.submitted_at, u.first_name, u.last_name,
        s.id as claimed_by_id, s.first_name as claimed_by_name
      from (select d.id, d.document_type, d.submitted_at, ${HOLDER} as holder_id ${WAITING}
        and ${inQueue(queue)} and ${HOLDER} <> ${staffId}
        order by d.submitted_at, d.id limit ${limit} offset ${offset}) w
      join app_user u on u.id = w.holder_id
      left join document_claim k on k.document_id = w.id and k.claimed_at > ${claimedAfter}
      left join app_user s on s.id = k.staff_id
      order by w.submitted_at, w.id`.execute(database);
    return rows;
  }

  async function counts(queue: ReviewQueue, staffId: number, now: Date): Promise<QueueCounts> {
    const { rows } = await sql<QueueCounts>`
      select count(*)::integer as waiting, min(d.submitted_at) as oldest_at,
        (count(*) filter (where d.submitted_at > ${now}::timestamptz - interval '4 hours'))::integer as fresh,
        (count(*) filter (where d.submitted_at < ${now}::timestamptz - interval '24 hours'))::integer as late
      ${WAITING} and ${inQueue(queue)} and ${HOLDER} <> ${staffId}`.execute(database);
    return rows[0] as QueueCounts;
  }

  /** The document that has waited longest and that no colleague reviews; without the one that is open. */
  async function next(queue: ReviewQueue, reader: Reader, besideId = 0): Promise<number | null> {
    const { staffId, claimedAfter } = reader;
    const { rows } = await sql<{ id: number }>`select d.id ${WAITING}
      and ${inQueue(queue)} and ${HOLDER} <> ${staffId} and d.id <> ${besideId}
      and not exists (select from document_claim k
        where k.document_id = d.id and k.staff_id <> ${staffId} and k.claimed_at > ${claimedAfter})
      order by d.submitted_at, d.id limit 1`.execute(database);
    return rows[0]?.id ?? null;
  }

  return { page, counts, next, ...claims(database), ...comparison(database) };
}

function inQueue(queue: ReviewQueue) {
  const proofs = sql`d.document_type in (${sql.join([...PROOFS])})`;
  return queue === 'proofs' ? proofs : sql`not (${proofs})`;
}

function claims(database: Database) {
  /** Who reviews a document, if that began after a moment. */
  function claimant(documentId: number, claimedAfter: Date) {
    return database
      .selectFrom('document_claim')
      .innerJoin('app_user', 'app_user.id', 'document_claim.staff_id')
      .select(['staff_id', 'first_name'])
      .where('document_id', '=', documentId)
      .where('claimed_at', '>', claimedAfter)
      .executeTakeFirst();
  }

  /** Claims a document, unless a colleague has claimed it after a moment. */
  async function claim(documentId: number, staffId: number, { now, after }: { now: Date; after: Date }) {
    await database
      .insertInto('document_claim')
      .values({ document_id: documentId, staff_id: staffId, claimed_at: now })
      .onConflict((conflict) =>
        conflict
          .column('document_id')
          .doUpdateSet({ staff_id: staffId, claimed_at: now })
          .where((row) =>
            row.or([
              row('document_claim.staff_id', '=', staffId),
              row('document_claim.claimed_at', '<=', after),
            ]),
          ),
      )
      .execute();
  }

  async function release(documentId: number): Promise<void> {
    await database.deleteFrom('document_claim').where('document_id', '=', documentId).execute();
  }

  return { claimant, claim, release };
}

/** The account data of the holder of a document. */
export interface HolderRow {
  id: number;
  first_name: string;
  last_name: string;
  language: Language;
  borned_on: PlainDate | null;
  company: string | null;
}

function comparison(database: Database) {
  function holder(id: number): Promise<HolderRow | undefined> {
    return database
      .selectFrom('app_user')
      .leftJoin('company', (join) =>
        join.onRef('company.user_id', '=', 'app_user.id').on('company.ended_at', 'is', null),
      )
      .select(['app_user.id', 'first_name', 'last_name', 'language', 'borned_on', 'company.name as company'])
      .where('app_user.id', '=', id)
      .executeTakeFirst();
  }

  function vehicle(vehicleId: number) {
    return database
      .selectFrom('vehicle')
      .leftJoin('camper', 'camper.vehicle_id', 'vehicle.id')
      .select([
        'camper.title',
        'registration',
        'registration_country',
        'first_registered_on',
        'gross_weight_kg',
      ])
      .where('vehicle.id', '=', vehicleId)
      .executeTakeFirst();
  }

  function booking(id: number) {
    return database
      .selectFrom('booking')
      .select(['id', 'date_from', 'date_to', 'proof_reason'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  return { holder, vehicle, booking };
}
