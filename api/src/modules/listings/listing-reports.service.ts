import type { ReportListing } from '@campavia/contracts';
import { pathOn, siteOf, DEFAULT_SITE } from '@campavia/i18n/sites';

import type { Foundation } from '../../api';
import { createAttempts } from '../../attempts';
import { say } from '../../messages';
import { FieldProblem } from '../../problems';
import type { Notices } from '../../providers/notices/notices';
import { camperNumber, shownTo } from './camper-access.service';
import { createListingReportsStore } from './listing-reports.store';

interface Needs extends Pick<Foundation, 'database' | 'clock' | 'settings'> {
  notices: Notices;
}

/** Who reports: somebody signed in, or a visitor of whom only the address is known. */
export interface Reporter {
  userId: number | undefined;
  from: string;
}

const REPORTS = { most: 5, withinMs: 60 * 60_000 };

/** Takes what people find wrong with a listing to those who look after it. */
export function createListingReportsService({ database, clock, settings, notices }: Needs) {
  const attempts = createAttempts(clock, REPORTS);

  /**
   * Keeps a report and writes to the support team, both or neither.
   * @throws Problem 404, 410 as the listing; TooManyProblem for whoever reports too much
   * @throws FieldProblem for other reasons without a word of what they are
   */
  async function report(id: string, form: ReportListing, { userId, from }: Reporter): Promise<void> {
    const number = camperNumber(id);
    const comment = readComment(form);
    const camper =
      number === undefined ? undefined : await createListingReportsStore(database).findCamper(number);
    shownTo(camper, userId);
    attempts.take(userId === undefined ? from : `user ${userId}`);
    await database.transaction().execute(async (within) => {
      const store = createListingReportsStore(within);
      const about = { reason: form.reason, comment, camper_id: Number(number) };
      await store.keep({ ...about, user_id: userId ?? null, reported_at: clock.now() });
      for (const supporter of await store.supporters()) {
        await notices.mail({ ...letterOf(about, supporter), recipient: supporter.email }, within);
      }
    });
  }

  type Supporter = Awaited<ReturnType<ReturnType<typeof createListingReportsStore>['supporters']>>[number];

  function letterOf(about: ReportListing & { camper_id: number }, { language }: Supporter) {
    const { camper_id: camper, reason, comment } = about;
    const link = `${settings.siteUrl}${pathOn(siteOf(language) ?? DEFAULT_SITE, `/campers/${camper}`)}`;
    const told = say(language, 'mail_listing_reported_body', { reason });
    return {
      ...{ kind: 'listing_reported', language, link },
      subject: say(language, 'mail_listing_reported_subject', { id: camper }),
      body: [told, comment, link].filter(Boolean).join('\n\n'),
    };
  }

  return { report };
}

export type ListingReportsService = ReturnType<typeof createListingReportsService>;

function readComment({ reason, comment = '' }: ReportListing): string | undefined {
  // The database takes no character of this kind.
  const text = comment.replaceAll('\0', '').normalize('NFC').trim();
  if (!text && reason === 'OTHER') throw new FieldProblem({ comment: { id: 'report_comment_needed' } });
  return text || undefined;
}
