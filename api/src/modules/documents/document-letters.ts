import { momentMs, toldRefusal, type DocumentRefusal } from '@campavia/domain';
import { catalogueOf, type CatalogueName, type Language } from '@campavia/i18n/sites';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { Email } from '../../core/emails/email';
import { translateInEmail } from '../../core/emails/email-messages';
import { pageLink, type PageReference } from '../../core/emails/page-link';
import { siteOfReader } from '../../core/emails/site-of-reader';
import type { Notifications } from '../../providers/notifications/notifications';
import type { Settings } from '../../config/settings';
import { keeperOf } from './document-facts';
import { createDocumentKeepersStore } from './document-keepers.store';
import { sayOfDocuments } from './document-words';
import type { DocumentRow } from './documents.store';

interface Needs extends Pick<AppContext, 'settings'> {
  notifications: Notifications;
}

/** What a letter is about, by the status that a paper has come to. */
const LETTERS = {
  validated: 'validated',
  needdoc: 'needdoc',
  refused: 'refused',
  refuse_mgp: 'refused',
  exp_soon: 'expiring',
  expired: 'expired',
} as const;

const OF_GUESTS: readonly DocumentRow['document_type'][] = ['driving_licen', 'id_proof'];

/** The kind of an e-mail about a document. */
export type DocumentEmailKind = (typeof LETTERS)[keyof typeof LETTERS];

/** Whom an e-mail about a document is for. */
interface Reader {
  language: Language;
  locale: string | null;
}

/** A document as e-mails tell of it. */
export type ToldDocument = Pick<
  DocumentRow,
  'id' | 'document_type' | 'expiration_date' | 'refusal' | 'booking_id' | 'vehicle_id' | 'camper_id'
>;

/** What an e-mail about a document says. */
export function documentEmail(
  kind: DocumentEmailKind,
  row: ToldDocument,
  { siteUrl, ...reader }: Reader & Pick<Settings, 'siteUrl'>,
): Email {
  const site = siteOfReader(reader);
  const words = catalogueOf(site);
  const values = {
    document: sayOfDocuments(words, `type_${row.document_type}`),
    date: row.expiration_date ? dayIn(site.formatTag, row.expiration_date) : '',
  };
  const paragraphs = [sayOfDocuments(words, `mail_${kind}_body`, values)];
  if (row.refusal) paragraphs.push(reasonIn(words, row.refusal));
  return {
    kind: `document_${kind}`,
    site,
    paragraphs,
    subject: sayOfDocuments(words, `mail_${kind}_subject`, values),
    action: {
      label: translateInEmail(words, 'action_document'),
      address: pageLink(siteUrl, site, pageOf(row)),
    },
    reason: translateInEmail(words, 'reason_account'),
  };
}

/** Tells people how it stands with their papers. */
export function createDocumentLetters({ notifications, settings: { siteUrl } }: Needs) {
  /** Writes to whose paper it is about the status that it has come to, if that is worth a letter. */
  async function write(within: Database, row: DocumentRow): Promise<void> {
    const kind = row.status in LETTERS ? LETTERS[row.status as keyof typeof LETTERS] : undefined;
    const keeper = keeperOf(row);
    const reader = keeper === null ? undefined : await createDocumentKeepersStore(within).reader(keeper);
    if (!kind || !reader) return;
    const { email: recipient, ...where } = reader;
    await notifications.mail({ recipient, ...documentEmail(kind, row, { ...where, siteUrl }) }, within);
  }

  return { write };
}

export type DocumentLetters = ReturnType<typeof createDocumentLetters>;

function reasonIn(words: CatalogueName, refusal: DocumentRefusal): string {
  return sayOfDocuments(words, `reason_${toldRefusal(refusal)}`);
}

function pageOf(row: ToldDocument): PageReference {
  const document_id = row.id;
  if (row.booking_id !== null) {
    return { page: 'trip.document', params: { id: row.booking_id, document_id } };
  }
  if (row.vehicle_id !== null) {
    return { page: 'camper.document', params: { id: row.camper_id ?? '', document_id } };
  }
  const isOfGuest = OF_GUESTS.includes(row.document_type);
  return { page: isOfGuest ? 'account.guest-document' : 'account.owner-document', params: { document_id } };
}

function dayIn(formatTag: string, day: string): string {
  const format = new Intl.DateTimeFormat(formatTag, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(momentMs(`${day}T00:00:00Z`));
}
