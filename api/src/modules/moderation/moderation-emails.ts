import type { ChangeReason } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import type { Email } from '../../core/emails/email';
import { translateInEmail } from '../../core/emails/email-messages';
import { pageLink } from '../../core/emails/page-link';
import { siteOfReader } from '../../core/emails/site-of-reader';
import { translate } from '../../core/messages/messages';
import type { Notifications } from '../../providers/notifications/notifications';

/** E-mails to an owner about the check of their listing. */
export interface ListingNews {
  /** `offered`: it was approved before, and can be booked now. */
  kind: 'bookable' | 'approved' | 'offered' | 'changes';
  camper: { id: number; title: string };
  reasons: readonly ChangeReason[];
  note: string | null;
}

/** The reader. */
interface Reader {
  language: Language;
  locale: string | null;
}

/** An e-mail to an owner about their listing. */
export function moderationEmail(
  { kind, camper, reasons, note }: ListingNews,
  { siteUrl, ...reader }: Reader & { siteUrl: string },
): Email {
  const site = siteOfReader(reader);
  const { language } = site;
  const about = { camper: camper.title };
  return {
    kind: `listing_${kind}`,
    site,
    subject: translate(language, `mail_listing_${kind}_subject`),
    paragraphs: [
      translate(language, `mail_listing_${kind}_body`, about),
      ...reasons.map((reason) => translateInEmail(language, `change_${reason}`)),
    ],
    quote: note === null ? undefined : { text: note },
    action: {
      label: translateInEmail(language, 'action_camper'),
      address: pageLink(siteUrl, site, { page: 'camper', params: { id: camper.id } }),
    },
    reason: translateInEmail(language, 'reason_account'),
  };
}

/** Sends e-mails about listings to their owners. */
export function createModerationEmails({
  notifications,
  siteUrl,
}: {
  notifications: Notifications;
  siteUrl: string;
}) {
  /** Owners who have closed their account get no e-mail. */
  async function send(
    within: Database,
    owner: Reader & { email: string; deleted_at: Date | null },
    news: ListingNews,
  ): Promise<void> {
    if (owner.deleted_at) return;
    const { email: recipient, language, locale } = owner;
    await notifications.mail({ recipient, ...moderationEmail(news, { language, locale, siteUrl }) }, within);
  }

  return { send };
}
