import { catalogueOf } from '@campavia/i18n/sites';

import type { Email, EmailFact, EmailLink, EmailPrice, EmailQuote } from './email';
import type { EmailLayout } from './email-layout';
import { translateInEmail } from './email-messages';

/** The text part of an e-mail: the same content in the same order as the HTML part. */
export function emailText(email: Email, { company }: Pick<EmailLayout, 'company'>): string {
  const { paragraphs, quote, amount, action, links = [], facts = [], price, reason, unsubscribe } = email;
  const catalogue = catalogueOf(email.site);
  const line = ({ label, value, detail }: EmailFact) => {
    const fact = translateInEmail(catalogue, 'fact', { label, value });
    return detail ? `${fact} (${detail})` : fact;
  };
  const list = (title: string | undefined, rows: readonly EmailFact[]) =>
    rows.length > 0 && [title, ...rows.map(line)].filter(Boolean).join('\n');
  const parts = [
    ...paragraphs,
    amount && line(amount),
    ...[action, ...links].map((link) => link && linked(link)),
    quote && quoted(quote),
    list(email.factsTitle, facts),
    price && list(price.title, rowsOf(price)),
    ['-- ', reason, unsubscribe && linked(unsubscribe.page), company].filter(Boolean).join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function rowsOf({ lines, total, payments = [] }: EmailPrice): EmailFact[] {
  return [...lines, total, ...payments];
}

function linked({ label, address }: EmailLink): string {
  return `${label}\n${address}`;
}

function quoted({ text, author }: EmailQuote): string {
  const lines = text.replace(/^/gm, '> ');
  return author ? `${lines}\n— ${author}` : lines;
}
