import type { IntlShape } from 'react-intl';

import type { Document } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatPlainDate, withoutLineBreaks } from '@campavia/i18n';

import type { UploadableDocument } from '../../rules/documents/document-progress';

import { documentLineMessages } from './document-lines.messages';
import { documentNameMessages, secondDriverMessages } from './document-names.messages';
import { documentStatusMessages } from './document-status.messages';

export function formatDocumentName(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { document_type: type, is_of_second_driver: isOfSecondDriver }: UploadableDocument,
): string {
  const isDriver = type === 'driving_licen' || type === 'id_proof';
  return formatMessage(
    isOfSecondDriver && isDriver ? secondDriverMessages[type] : documentNameMessages[type],
  );
}

export function formatDocumentStatus(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  status: Document['status'],
): string {
  return formatMessage(documentStatusMessages[status === 'refuse_mgp' ? 'refused' : status]);
}

type Describe = (intl: IntlShape, document: UploadableDocument) => string;

const describeRefusal: Describe = (intl, { reason }) =>
  reason?.text ?? intl.formatMessage(documentLineMessages.refused);

const LINES: Record<Document['status'], Describe> = {
  created: (intl) => intl.formatMessage(documentLineMessages.missing),
  added: (intl, { pages }) => intl.formatMessage(documentLineMessages.pages, { count: pages.length }),
  valid_ask: (intl, { submitted_at: sentAt }) =>
    intl.formatMessage(documentLineMessages.asked, { date: formatDay(intl, sentAt) }),
  external_transmission: (intl) => intl.formatMessage(documentLineMessages.transmitted),
  validated: (intl, document) =>
    document.expiration_date
      ? intl.formatMessage(documentLineMessages.valid, {
          date: formatPlainDate(intl, document.expiration_date),
        })
      : describeSending(intl, document),
  exp_soon: (intl, { expiration_date: expiry }) =>
    intl.formatMessage(documentLineMessages.expiring, { date: formatPlainDate(intl, expiry ?? '') }),
  // A document is also expired once its holder has changed name or date of birth, which the reason says.
  expired: (intl, document) => {
    const { expiration_date: expiry, reason } = document;
    if (reason || !expiry) return describeRefusal(intl, document);
    return intl.formatMessage(documentLineMessages.expired, { date: formatPlainDate(intl, expiry) });
  },
  needdoc: describeRefusal,
  refused: describeRefusal,
  refuse_mgp: describeRefusal,
};

/** The line below the name of a document: the next step, or why it was refused. */
export function describeDocument(intl: IntlShape, document: UploadableDocument): string {
  return LINES[document.status](intl, document);
}

/** When a document was sent; empty before. */
export function describeSending(intl: IntlShape, { submitted_at: sentAt }: UploadableDocument): string {
  if (sentAt === null) return '';
  return intl.formatMessage(documentLineMessages.sent, { date: formatDay(intl, sentAt) });
}

function formatDay(intl: IntlShape, moment: string | null): string {
  if (moment === null) return '';
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return withoutLineBreaks(intl.formatDate(momentMs(moment), day), 'nowhere');
}
