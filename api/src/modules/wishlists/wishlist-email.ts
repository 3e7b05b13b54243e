import { createServerIntl, formatMoney } from '@campavia/i18n/server';
import { catalogueOf } from '@campavia/i18n/sites';
import { formatDecimal, type CurrencyCode, type Minor, type PlainDate } from '@campavia/domain';

import type { Email, EmailLink } from '../../core/emails/email';
import { asLabel, translateInEmail } from '../../core/emails/email-messages';
import type { DueReader } from '../../core/emails/email-readers';
import { unsubscribingFrom, type Unsubscription } from '../../core/emails/one-click-unsubscribe';
import { pageLink } from '../../core/emails/page-link';
import { siteOfReader } from '../../core/emails/site-of-reader';
import { titleInEmail } from '../../core/emails/user-written-text';
import { translate } from '../../core/messages/messages';

/** Unsubscription from e-mails about saved campers. */
export const WISHLIST_EMAILS: Unsubscription = {
  path: '/webhooks/unsubscribe-wishlists/',
  tag: 'wishlists',
  summary: 'Stops e-mails about saved campers with one press in a mail program (RFC 8058)',
  page: 'wishlist-emails',
  parameter: 'token',
};

const MOST_LINKS = 10;

/** A saved camper that became cheaper or available. */
export interface WishlistNews {
  camperId: number;
  title: string;
  /** It was unavailable before; its price may have changed either way. */
  isFreeAgain: boolean;
  price: Minor;
  currency: CurrencyCode;
  date_from: PlainDate;
  date_to: PlainDate;
}

/** Builds the e-mail about saved campers that became cheaper or available. */
export function buildWishlistEmail(
  reader: Pick<DueReader, 'language' | 'locale' | 'token'>,
  news: readonly WishlistNews[],
  siteUrl: string,
): Email {
  const site = siteOfReader(reader);
  const catalogue = catalogueOf(site);
  const intl = createServerIntl(site, {});
  const count = news.length;
  const links = news.slice(0, MOST_LINKS).map((one): EmailLink => {
    const { camperId, isFreeAgain, date_from, date_to } = one;
    const values = {
      camper: titleInEmail(one.title),
      price: formatMoney(intl, formatDecimal(one.price), one.currency),
    };
    return {
      label: translate(catalogue, isFreeAgain ? 'mail_wishlist_free' : 'mail_wishlist_cheaper', values),
      address: pageLink(siteUrl, site, {
        page: 'listing',
        params: { id: camperId },
        query: `${new URLSearchParams({ date_from, date_to })}`,
      }),
    };
  });
  return {
    kind: 'wishlist_news',
    site,
    links,
    subject: translate(catalogue, 'mail_wishlist_subject', { count }),
    paragraphs: [translate(catalogue, 'mail_wishlist_body', { count })],
    reason: translateInEmail(catalogue, 'reason_wishlist'),
    unsubscribe: unsubscribingFrom(WISHLIST_EMAILS, site, {
      label: asLabel(translate(catalogue, 'mail_new_finds_stop')),
      token: reader.token,
      siteUrl,
    }),
  };
}
