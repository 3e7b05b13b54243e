import { catalogueOf } from '@campavia/i18n/sites';

import type { Email, EmailFact, EmailLink, EmailPrice } from './email';
import type { EmailLayout } from './email-layout';
import { INLINE, STYLE_BLOCK } from './email-style';
import { translateInEmail } from './email-messages';
import { escapeHtml } from '../escape-html';

/** Displayed at half its pixel size. */
const PICTURE_SIZE = 'width="600" height="315"';
/** Fills the preview of an e-mail list, so that no body text follows the preheader. */
const FILLING = '&#8199;&#847;'.repeat(40);
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * An e-mail as HTML: tables of 600 pixels with inline styles, as mail programs require, light and dark. It loads only
 * the logo and a picture, is readable without them, and has the same content as the text part.
 */
export function emailHtml(email: Email, frame: EmailLayout): string {
  const { site, subject, paragraphs } = email;
  return `<!doctype html>
<html lang="${site.htmlLang}" xmlns:v="urn:schemas-microsoft-com:vml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${STYLE_BLOCK}
</style>
</head>
<body class="page" style="${INLINE.body}">
<div style="${INLINE.preheader}">${escapeHtml(paragraphs[0] ?? '')}${FILLING}</div>
<table ${TABLE} class="page" width="100%" style="${INLINE.page}">
<tr><td class="outer" align="center" style="padding:24px 0;">
<table ${TABLE} class="sheet" width="600" style="${INLINE.sheet}">
<tr><td class="band pad" style="${INLINE.band}">${brand(frame)}</td></tr>${picture(email)}
<tr><td class="pad" style="padding:32px;">
<h1 class="h1" style="${INLINE.h1}">${escapeHtml(subject)}</h1>
${[
  ...paragraphs.map(paragraph),
  call(email),
  ...(email.links ?? []).map(further),
  quote(email),
  facts(email),
  price(email),
]
  .filter(Boolean)
  .join('\n')}
</td></tr>
</table>
${footer(email, frame)}
</td></tr>
</table>
</body>
</html>
`;
}

function brand({ mark }: EmailLayout): string {
  return `
<table ${TABLE}><tr>
<td style="padding-right:10px;"><img src="${escapeHtml(mark)}" width="34" height="34" alt="" style="${INLINE.mark}"></td>
<td style="${INLINE.brand}">Campavia</td>
</tr></table>
`;
}

function paragraph(text: string): string {
  return `<p class="ink2" style="${INLINE.lead}">${escapeHtml(text)}</p>`;
}

function picture({ picture: shown }: Email): string {
  if (!shown) return '';
  return `
<tr><td class="box" style="${INLINE.pictureCell}"><img class="ink" src="${escapeHtml(shown.address)}" ${PICTURE_SIZE} alt="${escapeHtml(shown.alt)}" style="${INLINE.picture}"></td></tr>`;
}

/** Text written by another user, marked as a quotation and never linked. */
function quote({ quote: quoted, site }: Email): string {
  if (!quoted) return '';
  const words = translateInEmail(catalogueOf(site), 'quoted', { words: quoted.text });
  const author = quoted.author
    ? `\n<p class="ink2" style="${INLINE.quoteAuthor}">${escapeHtml(quoted.author)}</p>`
    : '';
  return `<table ${TABLE} width="100%" style="margin-top:28px;"><tr><td style="${INLINE.quote}">
<p class="ink" style="${INLINE.quoted}">${escapeHtml(words).replace(/\r?\n/g, '<br>')}</p>${author}
</td></tr></table>`;
}

/** The action, as a button and as a plain URL; with an amount it is shown in a box. */
function call({ action, amount, site }: Email): string {
  if (!action) return '';
  const content = `${button(action)}
<p class="ink2" style="${INLINE.plainLink}">${translateInEmail(catalogueOf(site), 'plain_link')}<br>
<a class="link" href="${escapeHtml(action.address)}" style="${INLINE.address}">${escapeHtml(action.address)}</a></p>`;
  if (!amount) return `<div style="padding-top:24px;">\n${content}\n</div>`;
  return `<table ${TABLE} class="box" width="100%" style="margin-top:24px;${INLINE.box}"><tr><td align="left" style="padding:20px;">
<p class="ink2" style="${INLINE.boxLabel}">${escapeHtml(amount.label)}</p>
<p class="sum" style="${INLINE.amount}">${escapeHtml(amount.value)}</p>
${content}
</td></tr></table>`;
}

// Outlook on Windows does not support rounded cells, so it gets a VML shape.
function button({ label, address }: EmailLink): string {
  const [text, href] = [escapeHtml(label), escapeHtml(address)];
  return `<!--[if mso]><v:roundrect href="${href}" style="height:50px;width:280px;v-text-anchor:middle;" arcsize="20%" fillcolor="#f6a81c" stroke="f"><center style="color:#0a1f18;font-family:Arial,sans-serif;font-size:17px;font-weight:bold;">${text}</center></v:roundrect><![endif]-->
<!--[if !mso]><!-->
<table ${TABLE} class="btn"><tr><td class="btn" align="center" style="${INLINE.button}">
<a href="${href}" style="${INLINE.buttonLink}">${text}</a>
</td></tr></table>
<!--<![endif]-->`;
}

function further({ label, address }: EmailLink): string {
  return `<p style="${INLINE.further}"><a class="link" href="${escapeHtml(address)}" style="${INLINE.link}">${escapeHtml(label)}</a></p>`;
}

function facts({ factsTitle, facts: all = [] }: Email): string {
  if (all.length === 0) return '';
  return `${heading(factsTitle)}<table ${TABLE} width="100%" style="margin-top:${factsTitle ? 10 : 28}px;">\n${all.map(row).join('\n')}\n</table>`;
}

function heading(title: string | undefined): string {
  return title ? `<h2 class="h2" style="${INLINE.h2}">${escapeHtml(title)}</h2>\n` : '';
}

function row({ label, value, detail }: EmailFact): string {
  const more = detail
    ? `<br><span class="ink2" style="${INLINE.factDetail}">${escapeHtml(detail)}</span>`
    : '';
  return `<tr>
<td class="line ink2 label" width="110" valign="top" style="${INLINE.factLabel}">${escapeHtml(label)}</td>
<td class="line ink" valign="top" style="${INLINE.factValue}">${escapeHtml(value)}${more}</td>
</tr>`;
}

function price({ price: shown }: Email): string {
  if (!shown) return '';
  return `${heading(shown.title)}<table ${TABLE} width="100%" style="${INLINE.prices}">\n${priceRows(shown)}\n</table>`;
}

function priceRows({ lines, total, payments = [] }: EmailPrice): string {
  return [
    ...lines.map((line) => priceRow(line, { label: INLINE.priceLabel, amount: INLINE.price })),
    priceRow(total, { label: INLINE.totalLabel, amount: INLINE.total, kind: 'total' }),
    ...payments.map((line) => priceRow(line, { label: INLINE.priceLabel, amount: INLINE.price })),
  ].join('\n');
}

function priceRow(
  { label, value }: EmailFact,
  { label: labelStyle, amount, kind = 'line' }: { label: string; amount: string; kind?: string },
): string {
  return `<tr>
<td class="${kind} ink2" valign="top" style="${labelStyle}">${escapeHtml(label)}</td>
<td class="${kind} ink" align="right" valign="top" style="${amount}">${escapeHtml(value)}</td>
</tr>`;
}

function footer({ reason, unsubscribe }: Email, { home, links, company }: EmailLayout): string {
  const footerLinks = [...links, home].map(inFooter).join(' &nbsp;·&nbsp; ');
  const stop = unsubscribe ? `<br>\n${inFooter(unsubscribe.page)}` : '';
  const writer = company ? `<br>\n${escapeHtml(company)}` : '';
  return `<table ${TABLE} width="600" style="width:100%;max-width:600px;">
<tr><td class="pad ink2" style="${INLINE.footer}">
<p style="${INLINE.footerLine}">${escapeHtml(reason)}${stop}</p>
<p style="${INLINE.footerLine}">${footerLinks}${writer}</p>
</td></tr>
</table>`;
}

function inFooter({ label, address }: EmailLink): string {
  return `<a class="link" href="${escapeHtml(address)}" style="${INLINE.link}">${escapeHtml(label)}</a>`;
}
