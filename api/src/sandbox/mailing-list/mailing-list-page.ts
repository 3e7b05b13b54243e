import { escapeHtml } from '../../core/escape-html';
import type { MailingListRow } from './mailing-list.store';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1c2321}
header{background:#fff3cd;padding:.5rem 1rem;border-left:4px solid #b58100}li{overflow-wrap:anywhere}`;

/** Subscribed addresses as an HTML page, in English only. */
export function mailingListPage(rows: readonly MailingListRow[], limit: number): string {
  const items = rows.map(
    ({ email, locale, is_sent }) =>
      `<li data-email="${escapeHtml(email)}">${escapeHtml(email)}, ${escapeHtml(locale)}, ${is_sent ? 'on the list' : 'waits'}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox mailing list</title>
<style>${STYLE}</style></head>
<body>
<header>This is a sandbox: nothing below was sent to a mailing-list provider.</header>
<main><h1>Readers of the newsletter</h1>
<p>Confirmed addresses, the newest ${limit} at most.</p>
<ul>
${items.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
