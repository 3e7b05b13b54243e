import type { ContactTopic } from '@campavia/domain';
import { catalogueOf, DEFAULT_SITE, type Site } from '@campavia/i18n/sites';

import type { Email } from '../../core/emails/email';
import { translateInEmail } from '../../core/emails/email-messages';
import { pageLink } from '../../core/emails/page-link';
import { translate } from '../../core/messages/messages';

/** A message to the support team, for e-mails about it. */
export interface ContactSummary {
  id: number;
  topic: ContactTopic;
  name: string;
  email: string;
  bookingId: number | undefined;
  text: string;
  site: Site;
}

/** The e-mail to the support team: sender, language of the answer, and the full text. */
export function buildSupportEmail({ site, ...message }: ContactSummary): Email {
  const { id, topic, name, email, bookingId, text } = message;
  const catalogue = catalogueOf(DEFAULT_SITE);
  const language = new Intl.DisplayNames(DEFAULT_SITE.htmlLang, { type: 'language' }).of(site.htmlLang);
  const fact = (
    label: 'contact_name' | 'contact_email' | 'contact_booking' | 'contact_site',
    value: string,
  ) => ({
    label: translateInEmail(catalogue, label),
    value,
  });
  return {
    kind: 'contact_message',
    site: DEFAULT_SITE,
    subject: translate(catalogue, 'mail_contact_message_subject', { id: String(id) }),
    paragraphs: [translateInEmail(catalogue, `contact_${topic}`)],
    quote: { text },
    facts: [
      fact('contact_name', name),
      fact('contact_email', email),
      ...(bookingId === undefined ? [] : [fact('contact_booking', String(bookingId))]),
      fact('contact_site', language ?? site.htmlLang),
    ],
    reason: translateInEmail(catalogue, 'reason_support'),
  };
}

/**
 * The confirmation to the sender. It does not contain the message, because a form can contain anyone's e-mail address,
 * and must not send text to them.
 */
export function buildReceivedEmail({ id, topic, site }: ContactSummary, siteUrl: string): Email {
  const catalogue = catalogueOf(site);
  return {
    kind: 'contact_received',
    site,
    subject: translate(catalogue, 'mail_contact_received_subject', { id: String(id) }),
    paragraphs: [
      translate(catalogue, 'mail_contact_received_body', {
        topic: translateInEmail(catalogue, `contact_${topic}`),
      }),
    ],
    action: {
      label: translateInEmail(catalogue, 'action_help'),
      address: pageLink(siteUrl, site, { page: 'help' }),
    },
    reason: translateInEmail(catalogue, 'reason_contact'),
  };
}
