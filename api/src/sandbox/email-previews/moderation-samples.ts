import { REPORT_REASONS, REVIEW_REPORT_REASONS } from '@campavia/contracts';
import { CHANGE_REASONS, REPORT_SUBJECTS } from '@campavia/domain';
import type { Site } from '@campavia/i18n/sites';

import type { Email } from '../../core/emails/email';
import { reportEmail } from '../../modules/listings/listing-reports.service';
import { moderationEmail, type ListingNews } from '../../modules/moderation/moderation-emails';
import { reportDecisionEmail, type DecidedReport } from '../../modules/reports/reports.service';
import { reviewReportEmail } from '../../modules/reviews/own/own-reviews.service';

type WriteSample = (site: Site, siteUrl: string) => Email;

function reportSamples(): [string, WriteSample][] {
  const listings = REPORT_REASONS.map((reason): [string, WriteSample] => [
    reason === 'OTHER' ? 'listing_reported' : `listing_reported-${reason.toLowerCase()}`,
    ({ language }, siteUrl) => {
      const comment = 'The pictures show another van.\n<b>It has no shower</b> & no “kitchen”.';
      return reportEmail({ reason, comment, camper_id: 1 }, language, siteUrl);
    },
  ]);
  const review = { id: 7, camperId: 1, comment: 'Never on time,\nand the <b>mirror</b> was broken.' };
  return [
    ...listings,
    [
      'review_reported',
      ({ language }, siteUrl) =>
        reviewReportEmail(review, { reason: null, words: null, isAboutThem: true, language }, siteUrl),
    ],
    ...REVIEW_REPORT_REASONS.map((reason): [string, WriteSample] => [
      `review_reported-${reason.toLowerCase()}`,
      ({ language }, siteUrl) => {
        const words = 'One sees my neighbour.';
        return reviewReportEmail(review, { reason, words, isAboutThem: false, language }, siteUrl);
      },
    ]),
  ];
}

function moderationSamples(): [string, WriteSample][] {
  const camper = { id: 1, title: 'Summit, Pössl 600' };
  const note = 'The bathroom is too dark to see anything.';
  const news: ListingNews[] = [
    { kind: 'bookable', camper, reasons: [], note: null },
    { kind: 'approved', camper, reasons: [], note: null },
    { kind: 'offered', camper, reasons: [], note: null },
    { kind: 'changes', camper, reasons: CHANGE_REASONS, note },
  ];
  return news.map((each) => [
    `listing_${each.kind}`,
    ({ language, locale }, siteUrl) => moderationEmail(each, { language, locale, siteUrl }),
  ]);
}

function reportNewsSamples(): [string, WriteSample][] {
  const kinds = ['report_kept', 'report_hidden', 'content_hidden', 'content_shown'] as const;
  return kinds.flatMap((kind) =>
    REPORT_SUBJECTS.map((subject): [string, WriteSample] => {
      const camper = { id: 1, title: 'Summit, Pössl 600' };
      const reason = 'It shows the number plate of a neighbour.';
      const news: DecidedReport = { kind, subject, camper, chatId: 31, reason };
      return [
        `${kind}_${subject}`,
        ({ language, locale }, siteUrl) => reportDecisionEmail(news, { language, locale, siteUrl }),
      ];
    }),
  );
}

/** Sample e-mails about reported content and checked listings, by name. */
export const MODERATION_SAMPLES: readonly [string, WriteSample][] = [
  ...reportSamples(),
  ...moderationSamples(),
  ...reportNewsSamples(),
];
