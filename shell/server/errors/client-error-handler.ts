import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { renderPlainPage } from '../plain-pages/plain-page';
import { TOO_LONG_TEXT } from '../plain-pages/plain-page-texts';
import { readableUrl } from '../http/readable-url';
import { homeSite } from '../locale/site-of-request';
import { splitPath } from '../locale/split-path';

export interface ClientError {
  code?: string;
  rawPacket?: unknown;
}

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

function siteIn(packet: string) {
  const [, url = '/'] = /^[A-Z]+ (\/\S*)/.exec(packet) ?? [];
  const { site, isPrefixed } = splitPath(readableUrl(url).pathname);
  return isPrefixed ? site : homeSite({ 'accept-language': /^accept-language:(.*)$/im.exec(packet)?.[1] });
}

function answerTo(status: number, { rawPacket }: ClientError): { type: string; body: string } {
  const packet = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  // A long request may be cut before its Accept header: then it gets the HTML page.
  if (status === 431 && !/^accept:(?!.*text\/html)/im.test(packet)) {
    const site = siteIn(packet);
    return { type: 'text/html', body: renderPlainPage(site, TOO_LONG_TEXT[site.language]) };
  }
  const detail = status === 431 ? TOO_LONG_TEXT.en.sentence : (STATUS_CODES[status] ?? '');
  const code = status === 431 ? 'headers_too_long' : 'bad_request';
  return { type: 'application/json', body: JSON.stringify({ code, detail }) };
}

/** Users with too many cookies need instructions; removing them would let any long link sign users out. */
export function handleClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const status = STATUSES[error.code ?? ''] ?? 400;
    const { type, body } = answerTo(status, error);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: ${type}; charset=utf-8`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
