import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { renderPlainPage } from '../documents/plain-page';
import { TOO_LONG } from '../documents/plain-words';
import { readableUrl } from '../documents/readable-url';
import { homeSite, splitPath } from '../locale/site-of-request';

/** What Node says of a request that it could not read to the end of its headers. */
export interface UnreadRequest {
  code?: string;
  /** The piece of it that was refused. */
  rawPacket?: unknown;
}

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** The site of whoever asks, as far as the request could be read. */
function siteIn(packet: string) {
  const [, url = '/'] = /^[A-Z]+ (\/\S*)/.exec(packet) ?? [];
  const { site, isPrefixed } = splitPath(readableUrl(url).pathname);
  return isPrefixed ? site : homeSite({ 'accept-language': /^accept-language:(.*)$/im.exec(packet)?.[1] });
}

function answerTo(status: number, { rawPacket }: UnreadRequest): { type: string; body: string } {
  const packet = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  // Of a long request only the last piece may be there, which does not say what was asked for: people come first.
  if (status === 431 && !/^accept:(?!.*text\/html)/im.test(packet)) {
    const site = siteIn(packet);
    return { type: 'text/html', body: renderPlainPage(site, TOO_LONG[site.language]) };
  }
  const detail = status === 431 ? TOO_LONG.en.sentence : (STATUS_CODES[status] ?? '');
  const code = status === 431 ? 'headers_too_long' : 'bad_request';
  return { type: 'application/json', body: JSON.stringify({ code, detail }) };
}

/**
 * Answers what could not be read. A browser that was loaded with cookies until nothing works any more belongs to
 * somebody who has to learn what to do; taking the cookies away here would let any long link sign people out.
 */
export function answerUnread(error: UnreadRequest, socket: Socket): void {
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
