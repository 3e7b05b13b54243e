import { sql } from 'kysely';

import type { ListingState, ReportSubject } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';

/** A reported listing, review or message. */
export interface ContentRow {
  camper_id: number;
  title: string;
  author_id: number | null;
  author_first_name: string | null;
  author_last_name: string | null;
  /** Of a listing. */
  state: ListingState | null;
  text: string | null;
  rating: number | null;
  written_at: Date | null;
  /** Of a message. */
  chat_id: number | null;
  is_shown: boolean;
}

/** Identifies reported content. */
export interface ContentName {
  subject: ReportSubject;
  subject_id: number;
}

/** A user who gets an e-mail about a decision. */
export interface ReaderRow {
  id: number;
  email: string;
  language: Language;
  locale: string | null;
}

/** Reads reported content, hides it and shows it again. */
export function createReportedContentStore(database: Database) {
  return { ...reading(database), ...showing(database) };
}

function reading(database: Database) {
  /** Undefined once it is deleted. */
  async function find({ subject, subject_id }: ContentName): Promise<ContentRow | undefined> {
    const { rows } = await sql<ContentRow>`
      select c.camper_id, c.title, c.author_id, u.first_name as author_first_name, u.last_name as author_last_name,
        c.state, c.text, c.rating, c.written_at, c.chat_id, c.is_shown
      from reportable c left join app_user u on u.id = c.author_id and u.deleted_at is null
      where c.subject = ${subject} and c.subject_id = ${subject_id}`.execute(database);
    return rows[0];
  }

  /** Locks the content for the transaction, so that its owner does not change its state meanwhile. */
  async function lock({ subject, subject_id }: ContentName): Promise<void> {
    const table = sql.table({ listing: 'camper', review: 'review', message: 'chat_message' }[subject]);
    await sql`select id from ${table} where id = ${subject_id} for update`.execute(database);
  }

  /** Of some users, those who can get an e-mail. */
  function readers(ids: readonly number[]): Promise<ReaderRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return database
      .selectFrom('app_user')
      .select(['id', 'email', 'language', 'locale'])
      .where('id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute() as Promise<ReaderRow[]>;
  }

  return { find, lock, readers };
}

function showing(database: Database) {
  /** Reviews and messages are hidden at a moment, or shown again with null. */
  async function setHidden({ subject, subject_id }: ContentName, at: Date | null): Promise<void> {
    const table = subject === 'review' ? ('review' as const) : ('chat_message' as const);
    await database.updateTable(table).set({ hidden_at: at }).where('id', '=', subject_id).execute();
  }

  async function setListingState(id: number, status: ListingState): Promise<void> {
    await database.updateTable('camper').set({ status }).where('id', '=', id).execute();
  }

  return { setHidden, setListingState };
}
