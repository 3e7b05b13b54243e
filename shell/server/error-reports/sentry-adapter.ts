import { randomUUID } from 'node:crypto';

import type { Dsn } from '../config/read-dsn';
import { envelopeOf } from './sentry-envelope';
import type { ErrorSink, SiteError } from './site-error';

const CLIENT = 'campavia-site/1.0';
const DEADLINE_MS = 3000;
/** Simultaneous deliveries; further errors are only in the site's own log. */
const MAX_PENDING = 20;
const PAUSE_S = 60;

export interface SentryOptions {
  dsn: Dsn;
  environment: string;
  nowMs: () => number;
  /** Called at most once per pause. */
  onUndelivered: (sentence: string) => void;
}

export function createSentryAdapter({ dsn, environment, nowMs, onUndelivered }: SentryOptions): ErrorSink {
  let pending = 0;
  let pausedUntilMs = 0;

  function pause(seconds: number, reason: string): void {
    if (nowMs() >= pausedUntilMs) onUndelivered(`Errors do not reach the collector: ${reason}`);
    pausedUntilMs = nowMs() + seconds * 1000;
  }

  async function send(error: SiteError): Promise<void> {
    const eventId = randomUUID().replaceAll('-', '');
    const sentAt = new Date(nowMs()).toISOString();
    const answer = await fetch(dsn.envelopeUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${dsn.publicKey}`,
      },
      body: envelopeOf(error, { eventId, environment, sentAt }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) pause(pauseOf(answer), `it answers ${answer.status}`);
  }

  return {
    take(error) {
      if (pending >= MAX_PENDING || nowMs() < pausedUntilMs) return;
      pending += 1;
      send(error)
        .catch(({ name }: Error) => pause(PAUSE_S, `it does not answer (${name})`))
        .finally(() => (pending -= 1));
    },
  };
}

function pauseOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 && seconds < 3600 ? seconds : PAUSE_S;
}
