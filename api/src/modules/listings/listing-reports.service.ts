import type { ReportListing } from '@campavia/contracts';
import type { Language } from '@campavia/i18n/sites';

import type { ServiceContext } from '../../core/app-context';
import type { Email } from '../../core/emails/email';
import { translateInEmail } from '../../core/emails/email-messages';
import { pageLink } from '../../core/emails/page-link';
import { siteOfReader } from '../../core/emails/site-of-reader';
import { translate } from '../../core/messages/messages';
import { InvalidFieldsError } from '../../core/http-errors';
import type { Notifications } from '../../providers/notifications/notifications';
import { parseCamperId, requireVisible } from './camper-access.service';
import { createListingReportsStore } from './listing-reports.store';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'settings' | 'rateLimits'> {
  notifications: Notifications;
}

/** The reporter: a signed-in user, or a visitor with an IP address. */
export interface Reporter {
  userId: number | undefined;
  from: string;
}

const REPORTS = { most: 5, withinMs: 60 * 60_000 };

/** Forwards reports about listings to the support team. */
export function createListingReportsService({ database, clock, settings, rateLimits, notifications }: Needs) {
  const attempts = rateLimits.limiter('listing-report', REPORTS);

  /**
   * Stores a report and notifies the support team, in one transaction. A second report of a signed-in user changes
   * nothing while the first one is open.
   * @throws HttpError 404, 410 as the listing; TooManyRequestsError after too many reports
   * @throws InvalidFieldsError for the reason OTHER without a comment
   */
  async function report(id: string, form: ReportListing, { userId, from }: Reporter): Promise<void> {
    const number = parseCamperId(id);
    const comment = readComment(form);
    const camper =
      number === undefined ? undefined : await createListingReportsStore(database).findCamper(number);
    requireVisible(camper, userId);
    await attempts.take(userId === undefined ? from : `user ${userId}`);
    await database.transaction().execute(async (within) => {
      const store = createListingReportsStore(within);
      const about = { reason: form.reason, comment, camper_id: Number(number) };
      if (userId !== undefined && (await store.isReported(about.camper_id, userId))) return;
      await store.keep({ ...about, user_id: userId ?? null, reported_at: clock.now() });
      for (const supporter of await store.supporters()) {
        const { email: recipient, language } = supporter;
        await notifications.mail({ recipient, ...reportEmail(about, language, settings.siteUrl) }, within);
      }
    });
  }

  return { report };
}

export type ListingReportsService = ReturnType<typeof createListingReportsService>;

/** The e-mail to the support team about a report. */
export function reportEmail(
  { camper_id: camper, reason, comment }: ReportListing & { camper_id: number },
  language: Language,
  siteUrl: string,
): Email {
  const site = siteOfReader({ locale: null, language });
  return {
    kind: 'listing_reported',
    site,
    quote: comment === undefined ? undefined : { text: comment },
    subject: translate(language, 'mail_listing_reported_subject', { id: camper }),
    paragraphs: [
      translate(language, 'mail_listing_reported_body', {
        reason: translateInEmail(language, `report_${reason}`),
      }),
    ],
    action: {
      label: translateInEmail(language, 'action_listing'),
      address: pageLink(siteUrl, site, { page: 'listing', params: { id: camper } }),
    },
    reason: translateInEmail(language, 'reason_support'),
  };
}

function readComment({ reason, comment = '' }: ReportListing): string | undefined {
  // PostgreSQL does not store NUL characters.
  const text = comment.replaceAll('\0', '').normalize('NFC').trim();
  if (!text && reason === 'OTHER') throw new InvalidFieldsError({ comment: { id: 'report_comment_needed' } });
  return text || undefined;
}
