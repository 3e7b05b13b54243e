import { catalogueOf, type Site } from '@campavia/i18n/sites';

import type { Email } from '../../core/emails/email';
import { asLabel, translateInEmail } from '../../core/emails/email-messages';
import { unsubscribingFrom, type Unsubscription } from '../../core/emails/one-click-unsubscribe';
import { pageLink } from '../../core/emails/page-link';
import { translate } from '../../core/messages/messages';

/** Lifetime of the confirmation link. */
export const CONFIRM_DAYS = 7;

/** Unsubscription from the newsletter. */
export const NEWSLETTER_EMAILS: Unsubscription = {
  path: '/webhooks/unsubscribe-newsletter/',
  tag: 'newsletter',
  summary: 'Ends the newsletter with one press in a mail program (RFC 8058)',
  page: 'newsletter',
  parameter: 'stop',
};

/** Builds the e-mail with the link that confirms an address. */
export function buildNewsletterEmail(site: Site, token: string, siteUrl: string): Email {
  const catalogue = catalogueOf(site);
  const query = String(new URLSearchParams({ confirm: token }));
  return {
    kind: 'confirm_newsletter',
    site,
    subject: translate(catalogue, 'mail_confirm_newsletter_subject'),
    paragraphs: [translate(catalogue, 'mail_confirm_newsletter_body', { days: CONFIRM_DAYS })],
    action: {
      label: translateInEmail(catalogue, 'action_newsletter'),
      address: pageLink(siteUrl, site, { page: 'newsletter', query }),
    },
    reason: translateInEmail(catalogue, 'reason_newsletter'),
    unsubscribe: unsubscribingFrom(NEWSLETTER_EMAILS, site, {
      label: asLabel(translate(catalogue, 'mail_new_finds_stop')),
      token,
      siteUrl,
    }),
  };
}
