import type { ReviewReportReason } from '@campavia/contracts';
import type { Language } from '@campavia/i18n/sites';

import type { Email } from '../../../core/emails/email';
import { translateInEmail } from '../../../core/emails/email-messages';
import { pageLink } from '../../../core/emails/page-link';
import { siteOfReader } from '../../../core/emails/site-of-reader';
import { quoteInEmail } from '../../../core/emails/user-written-text';
import { translate } from '../../../core/messages/messages';

/** An e-mail to guest or owner about reviews of their trip. */
export interface ReviewNotification {
  to: 'guest' | 'owner';
  template: `review_${'asked' | 'published' | 'answered'}${'' | '_owner'}`;
  page: 'trip.review' | 'booking.review' | 'reviews';
}

/** A side that has not written yet is asked to. */
export const REVIEW_ASKED = {
  guest: { to: 'guest', template: 'review_asked', page: 'trip.review' },
  owner: { to: 'owner', template: 'review_asked_owner', page: 'booking.review' },
} as const satisfies Record<string, ReviewNotification>;

/** To whom a review is about. */
export const REVIEW_PUBLISHED = {
  guest: { to: 'guest', template: 'review_published', page: 'reviews' },
  owner: { to: 'owner', template: 'review_published_owner', page: 'reviews' },
} as const satisfies Record<string, ReviewNotification>;

/** To the author of a review that was answered. */
export const REVIEW_ANSWERED = {
  guest: { to: 'guest', template: 'review_answered', page: 'reviews' },
  owner: { to: 'owner', template: 'review_answered_owner', page: 'reviews' },
} as const satisfies Record<string, ReviewNotification>;

/** Every e-mail of this module about a booking. */
export const REVIEW_NOTIFICATIONS: readonly ReviewNotification[] = [
  REVIEW_ASKED,
  REVIEW_PUBLISHED,
  REVIEW_ANSWERED,
].flatMap((both) => Object.values(both));

/** Why a review was reported and by whom, for a supporter who reads a language. */
export interface ReviewReport {
  reason: ReviewReportReason | null;
  /** The reporter's comment. */
  words: string | null;
  /** Reported by the person whom the review is about. */
  isAboutThem: boolean;
  language: Language;
}

/** The content of the e-mail to the support team about a reported review. */
export function reviewReportEmail(
  { id, camperId, comment }: { id: number; camperId: number; comment: string | null },
  { reason, words, isAboutThem, language }: ReviewReport,
  siteUrl: string,
): Email {
  const site = siteOfReader({ locale: null, language });
  const said = quoteInEmail(words);
  return {
    kind: 'review_reported',
    site,
    quote: comment === null ? undefined : { text: comment },
    subject: translate(language, 'mail_review_reported_subject', { id }),
    paragraphs: [
      translate(language, isAboutThem ? 'mail_review_reported_body' : 'mail_review_reported_other'),
      ...(reason === null
        ? []
        : [translate(language, 'mail_review_reported_reason', { reason: reasonIn(language, reason) })]),
      ...(said === undefined ? [] : [said]),
    ],
    action: {
      label: translateInEmail(language, 'action_listing'),
      address: pageLink(siteUrl, site, { page: 'listing', params: { id: camperId } }),
    },
    reason: translateInEmail(language, 'reason_support'),
  };
}

function reasonIn(language: Language, reason: ReviewReportReason): string {
  return translateInEmail(language, `report_${reason}`);
}
