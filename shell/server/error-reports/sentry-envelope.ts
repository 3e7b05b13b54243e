import type { SiteError } from './site-error';

export interface EnvelopeOptions {
  eventId: string;
  environment: string;
  sentAt: string;
}

/** Format: https://develop.sentry.dev/sdk/data-model/envelopes/ */
export function envelopeOf(error: SiteError, { eventId, environment, sentAt }: EnvelopeOptions): string {
  const head = { event_id: eventId, sent_at: sentAt };
  const event = JSON.stringify({ event_id: eventId, environment, ...eventOf(error) });
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(event) };
  return `${JSON.stringify(head)}\n${JSON.stringify(item)}\n${event}\n`;
}

function eventOf(error: SiteError) {
  const { kind, message, stack, endpoint, method, status, composition, site, path, from } = error;
  const isPage = from === 'page';
  return {
    timestamp: error.at,
    platform: isPage ? 'javascript' : 'node',
    level: 'error',
    logger: isPage ? 'campavia.page' : 'campavia.server',
    release: composition && `campavia@${composition}`,
    transaction: path,
    exception: { values: [{ type: kind, value: message }] },
    fingerprint: [kind, method, endpoint ?? message, status].filter((part) => part !== undefined).map(String),
    tags: { kind, from, ...(site ? { site } : {}), ...(status ? { status: String(status) } : {}) },
    ...(error.url ? { request: { url: error.url, method, query_string: error.params } } : {}),
    extra: { endpoint, stack, payload: error.payload, response: error.response },
  };
}
