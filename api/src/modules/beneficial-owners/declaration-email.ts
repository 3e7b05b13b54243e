import { declarationProblem } from '@campavia/domain';
import { catalogueOf, type Site } from '@campavia/i18n/sites';

import type { Email } from '../../core/emails/email';
import { translateInEmail } from '../../core/emails/email-messages';
import { pageLink } from '../../core/emails/page-link';
import { translate } from '../../core/messages/messages';

/** The kind of an e-mail by the new status of a declaration; the others have none. */
const KINDS = { V: 'validated', I: 'incomplete', R: 'refused' } as const;

export type DecidedStatus = keyof typeof KINDS;

/** Whether a status is the provider's answer to a declaration. */
export function isDecided(status: string): status is DecidedStatus {
  return Object.hasOwn(KINDS, status);
}

/** The e-mail with the provider's answer to a declaration of beneficial owners, its reason and the next step. */
export function buildDeclarationEmail(
  site: Site,
  { status, reason }: { status: DecidedStatus; reason: string | null },
  siteUrl: string,
): Email {
  const catalogue = catalogueOf(site);
  const kind = KINDS[status];
  const problem = declarationProblem(reason);
  const body = translate(catalogue, `mail_declaration_${kind}_body`);
  return {
    kind: `declaration_${kind}`,
    site,
    subject: translate(catalogue, `mail_declaration_${kind}_subject`),
    paragraphs: problem ? [body, translate(catalogue, `mail_declaration_why_${problem}`)] : [body],
    action: {
      label: translateInEmail(catalogue, 'action_declaration'),
      address: pageLink(siteUrl, site, { page: 'account.ubo-declaration' }),
    },
    reason: translateInEmail(catalogue, 'reason_account'),
  };
}
