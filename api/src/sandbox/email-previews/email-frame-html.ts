import { escapeHtml } from '../../core/escape-html';

/**
 * An e-mail inside a page, where nothing of it runs or reaches the page around it; a link of it opens in a window of
 * its own.
 */
export function emailFrameHtml(html: string, title: string): string {
  return `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(title)}" srcdoc="${escapeHtml(html.replace('<head>', '<head>\n<base target="_blank">'))}"></iframe>`;
}
