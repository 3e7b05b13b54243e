import type { FastifyReply } from 'fastify';

import type { Language } from '@campavia/i18n/sites';

import { escapeHtml } from '../../../core/escape-html';
import { translatePsp } from './psp-messages';
import { PAGE_STYLE } from './page-style';

/** Content of a sandbox page; `content` is markup, all else text. */
export interface SandboxPage {
  language: Language;
  /** Name of the simulated brand. */
  brand: string;
  colour: string;
  title: string;
  content: string;
  /** An inline script with its nonce. */
  script?: { nonce: string; text: string };
}

interface Sending {
  status?: number;
  /** Origin of the site, which may frame the page and receive its forms. */
  origin?: string;
}

/** Sends a page: not cached, not indexed, and clearly marked as a sandbox. */
export function sendPage(reply: FastifyReply, page: SandboxPage, { status = 200, origin }: Sending = {}) {
  const { nonce } = page.script ?? {};
  const around = ["'self'", origin].filter(Boolean).join(' ');
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(nonce ? [`script-src 'nonce-${nonce}'`] : []),
    "base-uri 'none'",
    `form-action ${around}`,
    `frame-ancestors ${around}`,
  ];
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('x-frame-options', 'SAMEORIGIN')
    .header('content-language', page.language)
    .header('content-security-policy', policy.join('; '))
    .type('text/html; charset=utf-8')
    .send(write(page));
}

function write({ language, brand, colour, title, content, script }: SandboxPage): string {
  const run = script ? `<script nonce="${script.nonce}">${script.text}</script>` : '';
  return `<!doctype html>
<html lang="${language}" style="--brand:${colour}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style></head>
<body><p class="loud" role="note">${escapeHtml(translatePsp(language, 'note', { brand }))}</p>
<main>${content}</main>${run}</body>
</html>
`;
}
