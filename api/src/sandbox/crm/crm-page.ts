import { escapeHtml } from '../../core/escape-html';
import type { CrmRow } from './crm.store';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1c2321}
header{background:#fff3cd;padding:.5rem 1rem;border-left:4px solid #b58100}
article{border:1px solid #d5d9d7;border-radius:.5rem;padding:1rem;margin:1rem 0;overflow-wrap:anywhere}
h2{font-size:1.1rem;margin:0}small{color:#56605c}dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem 1rem;margin:.5rem 0 0}
dt{color:#56605c}dd{margin:0}`;

interface CrmPage {
  rows: readonly CrmRow[];
  count: number;
  /** URLs of the adjacent pages. */
  newer: string | undefined;
  older: string | undefined;
}

/** The leads as an HTML page, in English only. */
export function crmPage({ rows, count, newer, older }: CrmPage): string {
  const leads = rows.map(leadHtml).join('\n') || '<p>There are no leads yet.</p>';
  const links = [linkTo(newer, 'Newer'), linkTo(older, 'Older')].filter(Boolean).join(' · ');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox leads</title>
<style>${STYLE}</style></head>
<body>
<header>This is a sandbox: nothing below was sent to a customer management.</header>
<main><h1>Leads (${count})</h1>
${leads}
${links ? `<nav>${links}</nav>` : ''}
</main>
</body>
</html>
`;
}

function leadHtml({ reason, email, properties, written_at, sent_at }: CrmRow): string {
  const facts = Object.entries(properties).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>`,
  );
  const state = sent_at ? 'sent' : 'waits';
  return `<article data-reason="${reason}" data-email="${escapeHtml(email)}">
<h2>${escapeHtml(email)}</h2>
<small>${reason}, ${state}, <time>${written_at.toISOString()}</time></small>
<dl>${facts.join('')}</dl>
</article>`;
}

function linkTo(address: string | undefined, name: string): string {
  return address ? `<a href="${escapeHtml(address)}">${name}</a>` : '';
}
