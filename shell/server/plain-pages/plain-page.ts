import type { Site } from '@campavia/i18n/sites';

import { escapeHtml } from '../http/html';
import type { PlainPageText } from './plain-page-texts';

/** Works without any release: used while there is none, and for errors that no release can render. */
export function renderPlainPage({ htmlLang }: Site, { title, sentence }: PlainPageText): string {
  return [
    '<!doctype html>',
    `<html lang="${htmlLang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    '</head>',
    '<body>',
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p></main>`,
    '</body>',
    '</html>',
  ].join('\n');
}
