import { SITES, type Site } from '@campavia/i18n/sites';

import type { Email } from '../../core/emails/email';
import { escapeHtml } from '../../core/escape-html';
import { emailFrameHtml } from './email-frame-html';
import { SAMPLE_NAMES } from './email-samples';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:0 auto;padding:1rem}
header{border-left:4px solid #b58100;padding:.5rem 1rem}nav a{display:inline-block;margin:0 .5rem .25rem 0}
iframe{width:100%;height:60rem;border:1px solid #7c8a81;border-radius:.5rem;resize:both}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #7c8a81;border-radius:.5rem;padding:1rem}`;

/** An e-mail with the data it was built from. */
export interface ShownEmail {
  name: string;
  site: Site;
  email: Email;
  html: string;
  text: string;
}

/** A page that lists all kinds of e-mails, in English only. */
export function emailListPage(): string {
  const items = SAMPLE_NAMES.map((name) => `<li><a href="/sandbox/emails/${name}?lang=en">${name}</a></li>`);
  return page('E-mails', `<h1>E-mails (${items.length})</h1>\n<ul>\n${items.join('\n')}\n</ul>`);
}

/** A page with one e-mail: subject, HTML, text, and links to the same e-mail for other sites. */
export function emailPage({ name, site, email, html, text }: ShownEmail): string {
  const sites = SITES.map(
    ({ locale }) =>
      `<a href="/sandbox/emails/${name}?lang=${locale}"${locale === site.locale ? ' aria-current="page"' : ''}>${locale}</a>`,
  );
  const parts = ['html', 'text'].map(
    (part) => `<a href="/sandbox/emails/${name}?lang=${site.locale}&amp;part=${part}">${part} alone</a>`,
  );
  const content = `<nav aria-label="Sites"><a href="/sandbox/emails">All e-mails</a> ${sites.join('\n')}</nav>
<h1>${escapeHtml(name)}</h1>
<p>Subject: <strong lang="${email.site.htmlLang}">${escapeHtml(email.subject)}</strong></p>
<nav aria-label="Parts">${parts.join('\n')}</nav>
<h2>HTML</h2>
${emailFrameHtml(html, email.subject)}
<h2>Text</h2>
<pre lang="${email.site.htmlLang}">${escapeHtml(text)}</pre>`;
  return page(name, content);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body>
<header>This is a sandbox: people and trips in these e-mails are made up.</header>
<main>
${content}
</main>
</body>
</html>
`;
}
