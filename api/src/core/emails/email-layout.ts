import { catalogueOf, type Site } from '@campavia/i18n/sites';

import { routingOf } from '../routing/routing-of-site';
import type { Settings } from '../../config/settings';
import type { EmailLink } from './email';
import { translateInEmail, type EmailMessageId } from './email-messages';
import { pageLink } from './page-link';

/** The layout of every e-mail of a deployment. */
export interface EmailLayout {
  /** URL of the logo in the header. */
  mark: string;
  home: EmailLink;
  /** Available help and legal pages. */
  links: readonly EmailLink[];
  /** Name and address of the sender's company. */
  company: string | undefined;
}

/** Path of the logo, as a bitmap because mail programs do not render SVG. */
export const LOGO_PATH = '/media/email/mark.png';

/** Pages of the footer, by their names in routing data. */
const LEGAL: readonly (readonly [name: string, word: EmailMessageId])[] = [
  ['help_center', 'help'],
  ['terms', 'terms'],
  ['privacy', 'privacy'],
];

type FrameSettings = Pick<Settings, 'siteUrl' | 'companyAddress' | 'outside'>;

/** The layout of the e-mails of a deployment, for users of a site. */
export function emailLayout(
  { siteUrl, companyAddress: company, outside: { routing } }: FrameSettings,
  site: Site,
): EmailLayout {
  const addresses = routingOf(site, routing);
  const links = LEGAL.flatMap(([name, messageId]): EmailLink[] => {
    const address = addresses[name];
    if (!address) return [];
    return [
      { label: translateInEmail(catalogueOf(site), messageId), address: new URL(address, siteUrl).href },
    ];
  });
  const home = { label: new URL(siteUrl).host, address: pageLink(siteUrl, site, { page: 'home' }) };
  return { mark: `${siteUrl}${LOGO_PATH}`, home, links, company };
}
