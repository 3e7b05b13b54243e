import { momentMs, shownRefusal, type DocumentRefusal } from '@campavia/domain';
import { catalogueOf, type CatalogueName, type Language } from '@campavia/i18n/sites';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { Email } from '../../core/emails/email';
import { translateInEmail } from '../../core/emails/email-messages';
import { pageLink, type PageReference } from '../../core/emails/page-link';
import { siteOfReader } from '../../core/emails/site-of-reader';
import type { Notifications } from '../../providers/notifications/notifications';
import type { Settings } from '../../config/settings';
import { holderOf } from './document-facts';
import { createDocumentHoldersStore } from './document-holders.store';
import { translateDocument } from './document-texts';
import type { DocumentRow } from './documents.store';

interface Needs extends Pick<AppContext, 'settings'> {
  notifications: Notifications;
}

/** The kind of e-mail by the new status of a document. */
const EMAILS = {
  validated: 'validated',
  needdoc: 'needdoc',
  refused: 'refused',
  refuse_mgp: 'refused',
  exp_soon: 'expiring',
  expired: 'expired',
} as const;

const GUEST_TYPES: readonly DocumentRow['document_type'][] = ['driving_licen', 'id_proof'];

/** The kind of an e-mail about a document. */
export type DocumentEmailKind = (typeof EMAILS)[keyof typeof EMAILS];

/** The reader of an e-mail about a document. */
interface Reader {
  language: Language;
  locale: string | null;
}

/** The fields of a document that e-mails use. */
export type DocumentSummary = Pick<
  DocumentRow,
  | 'id'
  | 'document_type'
  | 'expiration_date'
  | 'refusal'
  | 'review_note'
  | 'booking_id'
  | 'vehicle_id'
  | 'camper_id'
>;

/** An e-mail about a document. */
export function documentEmail(
  kind: DocumentEmailKind,
  row: DocumentSummary,
  { siteUrl, ...reader }: Reader & Pick<Settings, 'siteUrl'>,
): Email {
  const site = siteOfReader(reader);
  const catalogue = catalogueOf(site);
  const values = {
    document: translateDocument(catalogue, `type_${row.document_type}`),
    date: row.expiration_date ? dayIn(site.formatTag, row.expiration_date) : '',
  };
  const paragraphs = [translateDocument(catalogue, `mail_${kind}_body`, values)];
  if (row.refusal) paragraphs.push(reasonIn(catalogue, row.refusal));
  return {
    kind: `document_${kind}`,
    site,
    paragraphs,
    quote: row.review_note === null ? undefined : { text: row.review_note },
    subject: translateDocument(catalogue, `mail_${kind}_subject`, values),
    action: {
      label: translateInEmail(catalogue, 'action_document'),
      address: pageLink(siteUrl, site, pageOf(row)),
    },
    reason: translateInEmail(catalogue, 'reason_account'),
  };
}

/** Sends e-mails about documents to their holders. */
export function createDocumentEmails({ notifications, settings: { siteUrl } }: Needs) {
  /** E-mails the holder about the new status of a document, for statuses that have an e-mail. */
  async function send(within: Database, row: DocumentRow): Promise<void> {
    const kind = row.status in EMAILS ? EMAILS[row.status as keyof typeof EMAILS] : undefined;
    const holder = holderOf(row);
    const reader = holder === null ? undefined : await createDocumentHoldersStore(within).reader(holder);
    if (!kind || !reader) return;
    const { email: recipient, ...where } = reader;
    await notifications.mail({ recipient, ...documentEmail(kind, row, { ...where, siteUrl }) }, within);
  }

  return { send };
}

export type DocumentEmails = ReturnType<typeof createDocumentEmails>;

function reasonIn(catalogue: CatalogueName, refusal: DocumentRefusal): string {
  return translateDocument(catalogue, `reason_${shownRefusal(refusal)}`);
}

function pageOf(row: DocumentSummary): PageReference {
  const document_id = row.id;
  if (row.booking_id !== null) {
    return { page: 'trip.document', params: { id: row.booking_id, document_id } };
  }
  if (row.vehicle_id !== null) {
    return { page: 'camper.document', params: { id: row.camper_id ?? '', document_id } };
  }
  const isOfGuest = GUEST_TYPES.includes(row.document_type);
  return { page: isOfGuest ? 'account.guest-document' : 'account.owner-document', params: { document_id } };
}

function dayIn(formatTag: string, day: string): string {
  const format = new Intl.DateTimeFormat(formatTag, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(momentMs(`${day}T00:00:00Z`));
}
