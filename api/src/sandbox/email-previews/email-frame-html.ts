import { escapeHtml } from '../../core/escape-html';

/** An e-mail in a sandboxed frame without scripts or access to the page; its links open in a new window. */
export function emailFrameHtml(html: string, title: string): string {
  return `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(title)}" srcdoc="${escapeHtml(html.replace('<head>', '<head>\n<base target="_blank">'))}"></iframe>`;
}
