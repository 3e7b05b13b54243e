import { momentMs, toldRefusal, type DocumentRefusal } from '@campavia/domain';
import { DEFAULT_SITE, pathOn, siteOf } from '@campavia/i18n/sites';

import type { Foundation } from '../../api';
import type { Database } from '../../database/connect';
import type { Notices } from '../../providers/notices/notices';
import { keeperOf } from './document-facts';
import { createDocumentKeepersStore } from './document-keepers.store';
import { sayOfDocuments } from './document-words';
import type { DocumentRow } from './documents.store';

interface Needs extends Pick<Foundation, 'settings'> {
  notices: Notices;
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

/** Tells people how it stands with their papers. */
export function createDocumentLetters({ notices, settings }: Needs) {
  /** Writes to whose paper it is about the status that it has come to, if that is worth a letter. */
  async function write(within: Database, row: DocumentRow): Promise<void> {
    const letter = row.status in LETTERS ? LETTERS[row.status as keyof typeof LETTERS] : undefined;
    const keeper = keeperOf(row);
    const reader = keeper === null ? undefined : await createDocumentKeepersStore(within).reader(keeper);
    if (!letter || !reader) return;
    const { language, locale, email: recipient } = reader;
    const site = siteOf(locale ?? language) ?? siteOf(language) ?? DEFAULT_SITE;
    const link = `${settings.siteUrl}${pathOn(site, pathOf(row))}`;
    const values = {
      document: sayOfDocuments(language, `type_${row.document_type}`),
      date: row.expiration_date ? dayIn(site.formatTag, row.expiration_date) : '',
    };
    const parts = [sayOfDocuments(language, `mail_${letter}_body`, values)];
    if (row.refusal) parts.push(reasonIn(language, row.refusal));
    await notices.mail(
      {
        ...{ recipient, kind: `document_${letter}`, language, link },
        subject: sayOfDocuments(language, `mail_${letter}_subject`, values),
        body: [...parts, link].join('\n\n'),
      },
      within,
    );
  }

  return { write };
}

export type DocumentLetters = ReturnType<typeof createDocumentLetters>;

function reasonIn(language: Parameters<typeof sayOfDocuments>[0], refusal: DocumentRefusal): string {
  return sayOfDocuments(language, `reason_${toldRefusal(refusal)}`);
}

function pathOf(row: DocumentRow): string {
  if (row.booking_id !== null) return `/d/trips/${row.booking_id}/documents/${row.id}`;
  if (row.vehicle_id !== null) return `/d/campers/${row.camper_id}/documents/${row.id}`;
  const folder = OF_GUESTS.includes(row.document_type) ? 'documents-guest' : 'documents-owner';
  return `/d/account/${folder}/${row.id}`;
}

function dayIn(formatTag: string, day: string): string {
  const format = new Intl.DateTimeFormat(formatTag, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(momentMs(`${day}T00:00:00Z`));
}
