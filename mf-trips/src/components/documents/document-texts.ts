import type { IntlShape } from 'react-intl';

import type { Document } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatPlainDate, withoutLineBreaks } from '@campavia/i18n';

import type { GuestDocument } from '../../rules/documents/document-progress';

import { documentLineMessages } from './document-lines.messages';
import { documentNameMessages, secondDriverMessages } from './document-names.messages';
import { documentStatusMessages } from './document-status.messages';

export function formatDocumentName(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { document_type: type, is_of_second_driver: isOfSecondDriver }: GuestDocument,
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

/** The line under the name of a document: what happens with it, or why it was refused. */
export function describeDocument(intl: IntlShape, document: GuestDocument): string {
  const { status, reason, expiration_date: expiry, submitted_at: sentAt } = document;
  switch (status) {
    case 'created':
      return intl.formatMessage(documentLineMessages.missing);
    case 'added':
      return intl.formatMessage(documentLineMessages.pages, { count: document.pages.length });
    case 'valid_ask':
      return say('asked', formatDay(intl, sentAt));
    case 'external_transmission':
      return intl.formatMessage(documentLineMessages.transmitted);
    case 'validated':
      return expiry ? say('valid', formatPlainDate(intl, expiry)) : say('sent', formatDay(intl, sentAt));
    case 'exp_soon':
    case 'expired':
      return say(status === 'expired' ? 'expired' : 'expiring', formatPlainDate(intl, expiry ?? ''));
    default:
      return reason?.text ?? intl.formatMessage(documentLineMessages.refused);
  }

  function say(line: 'asked' | 'sent' | 'valid' | 'expiring' | 'expired', date: string): string {
    return intl.formatMessage(documentLineMessages[line], { date });
  }
}

function formatDay(intl: IntlShape, moment: string | null): string {
  if (moment === null) return '';
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return withoutLineBreaks(intl.formatDate(momentMs(moment), day), 'nowhere');
}
