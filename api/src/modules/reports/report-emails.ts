import type { ReportSubject } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { Email, EmailLink } from '../../core/emails/email';
import { translateInEmail } from '../../core/emails/email-messages';
import { pageLink } from '../../core/emails/page-link';
import { siteOfReader } from '../../core/emails/site-of-reader';
import { titleInEmail } from '../../core/emails/user-written-text';
import { translate } from '../../core/messages/messages';

/** A decision of staff about reported content. */
export interface DecidedReport {
  /** To the reporters: it stays or is hidden. To its author: it is hidden, or shown again. */
  kind: 'report_kept' | 'report_hidden' | 'content_hidden' | 'content_shown';
  subject: ReportSubject;
  camper: { id: number; title: string };
  /** Of a message. */
  chatId: number | null;
  /** In the words of staff. */
  reason: string;
}

interface Reader {
  language: Language;
  locale: string | null;
}

/** An e-mail about a decision on something that was reported. */
export function reportDecisionEmail(
  { kind, subject, camper, chatId, reason }: DecidedReport,
  { siteUrl, ...reader }: Reader & { siteUrl: string },
): Email {
  const site = siteOfReader(reader);
  const { language } = site;
  const isAuthor = kind === 'content_hidden' || kind === 'content_shown';
  const about = { camper: titleInEmail(camper.title) };
  return {
    kind: `${kind}_${subject}`,
    site,
    subject: translate(
      language,
      isAuthor ? `mail_${kind}_${subject}_subject` : 'mail_report_decided_subject',
    ),
    paragraphs: [
      translate(language, isAuthor ? `mail_${kind}_${subject}_body` : `mail_reported_${subject}`, about),
      ...(isAuthor ? [] : [translate(language, `mail_${kind}`)]),
      ...(kind === 'content_hidden' ? [translate(language, 'mail_content_hidden_answer')] : []),
    ],
    quote: { text: reason },
    action: isAuthor ? actionOf() : undefined,
    reason: translateInEmail(language, 'reason_account'),
  };

  function actionOf(): EmailLink {
    if (subject === 'listing') {
      const address = pageLink(siteUrl, site, { page: 'camper', params: { id: camper.id } });
      return { label: translateInEmail(language, 'action_camper'), address };
    }
    if (subject === 'message' && chatId !== null) {
      const address = pageLink(siteUrl, site, { page: 'chat', params: { id: chatId } });
      return { label: translateInEmail(language, 'action_chat'), address };
    }
    return {
      label: translateInEmail(language, 'action_reviews'),
      address: pageLink(siteUrl, site, { page: 'reviews' }),
    };
  }
}
