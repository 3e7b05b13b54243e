import type { Outbox, OutboxMessage } from '@campavia/contracts';

import { escapeHtml } from '../../core/escape-html';
import { emailFrameHtml } from '../email-previews/email-frame-html';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:0 auto;padding:1rem;color:#1c2321}
header{background:#fff3cd;padding:.5rem 1rem;border-left:4px solid #b58100}
article{border:1px solid #d5d9d7;border-radius:.5rem;padding:1rem;margin:1rem 0;overflow-wrap:anywhere}
h2{font-size:1.1rem;margin:0 0 .25rem}p{margin:.25rem 0;white-space:pre-line}small{color:#56605c}
iframe{width:100%;height:30rem;border:1px solid #d5d9d7;resize:vertical}
@media(min-width:60rem){.parts{display:grid;grid-template-columns:1fr 1fr;gap:1rem}}`;

/** The outbox as an HTML page, in English only. */
export function outboxPage({ results, count, next, previous }: Outbox): string {
  const messages = results.map(messageHtml).join('\n') || '<p>Nothing was sent yet.</p>';
  const links = [linkTo(previous, 'Newer'), linkTo(next, 'Older')].filter(Boolean).join(' · ');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox outbox</title>
<style>${STYLE}</style></head>
<body>
<header>This is a sandbox: nothing below was sent to anybody.</header>
<main><h1>Outbox (${count})</h1>
${messages}
${links ? `<nav>${links}</nav>` : ''}
</main>
</body>
</html>
`;
}

function messageHtml({
  channel,
  recipient,
  subject,
  body,
  html,
  link,
  kind,
  written_at,
}: OutboxMessage): string {
  const title = subject ?? 'Short message';
  const text = link ? body.replace(link, '').trimEnd() : body;
  return `<article data-channel="${channel}" data-kind="${escapeHtml(kind)}">
<h2>${escapeHtml(title)}</h2>
<small>${channel === 'mail' ? 'Mail' : 'SMS'} to ${escapeHtml(recipient)}, <time>${escapeHtml(written_at)}</time></small>
<div class="parts">
<div>
<p>${escapeHtml(text)}</p>
${link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>` : ''}
</div>
${html === null ? '' : emailFrameHtml(html, title)}
</div>
</article>`;
}

function linkTo(address: string | null, name: string): string {
  return address ? `<a href="${escapeHtml(address)}">${name}</a>` : '';
}
