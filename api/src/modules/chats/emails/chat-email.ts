import { catalogueOf } from '@campavia/i18n/sites';

import type { Email } from '../../../core/emails/email';
import { asLabel, translateInEmail } from '../../../core/emails/email-messages';
import { unsubscribingFrom, type Unsubscription } from '../../../core/emails/one-click-unsubscribe';
import { pageLink } from '../../../core/emails/page-link';
import { siteOfReader } from '../../../core/emails/site-of-reader';
import { nameInEmail, quoteInEmail, titleInEmail } from '../../../core/emails/user-written-text';
import { translate } from '../../../core/messages/messages';
import type { DueChatReader } from './chat-emails.store';

/** How readers stop the e-mails about unread messages. */
export const CHAT_EMAILS: Unsubscription = {
  path: '/webhooks/unsubscribe-messages/',
  tag: 'chats',
  summary: 'Stops e-mails about unread messages with one press in a mail program (RFC 8058)',
  page: 'message-emails',
  parameter: 'token',
};

/** What stays unread in one chat. */
export interface UnreadMessages {
  chatId: number;
  author: string;
  title: string;
  count: number;
  /** The first message with its contact details masked; empty for a picture. */
  content: string;
}

/** Builds the e-mail about messages that stay unread. */
export function buildChatEmail(
  reader: Pick<DueChatReader, 'language' | 'locale'> & { token: string },
  { chatId, author, title, count, content }: UnreadMessages,
  siteUrl: string,
): Email {
  const site = siteOfReader(reader);
  const catalogue = catalogueOf(site);
  const name = nameInEmail(author);
  const text = quoteInEmail(content);
  return {
    kind: 'unread_messages',
    site,
    subject: translate(catalogue, 'mail_unread_subject', { count }),
    paragraphs: [translate(catalogue, 'mail_unread_body', { count, name, camper: titleInEmail(title) })],
    quote: text === undefined ? undefined : { text, author: name },
    action: {
      label: translateInEmail(catalogue, 'action_chat'),
      address: pageLink(siteUrl, site, { page: 'chat', params: { id: chatId } }),
    },
    reason: translateInEmail(catalogue, 'reason_chat'),
    unsubscribe: unsubscribingFrom(CHAT_EMAILS, site, {
      label: asLabel(translate(catalogue, 'mail_new_finds_stop')),
      token: reader.token,
      siteUrl,
    }),
  };
}
