import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import zlib from 'node:zlib';

import { findPublicAddress, type PinnedAddress } from './public-address';

/** Why a calendar could not be fetched; also the id of a message. */
export type CalendarFetchFailure = 'calendar_url_refused' | 'calendar_unreachable' | 'calendar_too_large';

export class CalendarFetchError extends Error {
  constructor(readonly code: CalendarFetchFailure) {
    super(code);
  }
}

export interface CalendarFetchOptions {
  /** Hosts that may be local and use any port; for tests. */
  allowedHosts?: readonly string[];
  maxBytes?: number;
  timeoutMs?: number;
}

export type FetchCalendar = (url: string) => Promise<string>;

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const OK = 200;
const STANDARD_PORTS = ['', '80', '443'];

/** Parses the URL of a calendar: http or https, without credentials. */
export function parseCalendarUrl(text: string): URL | undefined {
  const address = text.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}

/**
 * Creates a function that fetches calendars. The host is resolved once and the connection is made to the checked IP
 * address, also after redirects, to prevent SSRF.
 */
export function createCalendarFetcher(options: CalendarFetchOptions = {}): FetchCalendar {
  const { allowedHosts = [], maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options;

  /** @throws CalendarFetchError */
  return async function fetchCalendar(text) {
    const signal = AbortSignal.timeout(timeoutMs);
    let address = text;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const url = requireUrl(address, allowedHosts);
      const pinned = await findPublicAddress(url.hostname, allowedHosts);
      if (!pinned) throw new CalendarFetchError('calendar_url_refused');
      const response = await request(url, pinned, signal);
      const next = redirectOf(response, url);
      if (next === undefined) return readText(response, { maxBytes, signal });
      response.destroy();
      address = next;
    }
    throw new CalendarFetchError('calendar_unreachable');
  };
}

function requireUrl(text: string, allowedHosts: readonly string[]): URL {
  const url = parseCalendarUrl(text);
  if (!url) throw new CalendarFetchError('calendar_url_refused');
  const isStandard = STANDARD_PORTS.includes(url.port) || allowedHosts.includes(url.hostname);
  if (!isStandard) throw new CalendarFetchError('calendar_url_refused');
  return url;
}

function request(
  url: URL,
  { address, family }: PinnedAddress,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const lookup: LookupFunction = (_host, { all }, done) => {
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const headers = { accept: 'text/calendar, */*;q=0.5', 'accept-encoding': 'gzip', 'user-agent': 'Campavia' };
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    get(url, { lookup, headers, signal, agent: false }, resolve).on('error', () =>
      reject(new CalendarFetchError('calendar_unreachable')),
    );
  });
}

function redirectOf({ statusCode = 0, headers }: http.IncomingMessage, from: URL): string | undefined {
  const isRedirect = statusCode > 300 && statusCode < 400 && headers.location !== undefined;
  if (!isRedirect) return undefined;
  return URL.canParse(headers.location ?? '', from) ? new URL(headers.location ?? '', from).href : '';
}

interface ReadLimits {
  maxBytes: number;
  signal: AbortSignal;
}

async function readText(response: http.IncomingMessage, { maxBytes, signal }: ReadLimits): Promise<string> {
  if (response.statusCode !== OK) {
    response.destroy();
    throw new CalendarFetchError('calendar_unreachable');
  }
  const isZipped = response.headers['content-encoding'] === 'gzip';
  const body: Readable = isZipped ? response.pipe(zlib.createGunzip()) : response;
  response.on('error', (error) => body.destroy(error));
  const abort = () => body.destroy(new Error('too slow'));
  signal.addEventListener('abort', abort);
  try {
    // The limit applies to decompressed bytes.
    return await collect(body, maxBytes);
  } catch (error) {
    throw error instanceof CalendarFetchError ? error : new CalendarFetchError('calendar_unreachable');
  } finally {
    signal.removeEventListener('abort', abort);
    response.destroy();
  }
}

async function collect(body: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new CalendarFetchError('calendar_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
