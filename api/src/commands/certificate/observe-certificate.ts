import type { FastifyBaseLogger } from 'fastify';

import type { Telemetry } from '@campavia/telemetry';

import type { CertificateEndpoint } from '../../config/certificate-settings';
import { createClock, type Clock } from '../../core/clock';
import { endOf } from './check-certificate';
import { readServedCertificate } from './served-certificate';

/**
 * Measures how long the certificate that users get is still valid. While it cannot be read, the one that was read last
 * counts. By the real time: browsers know nothing about a clock of ours.
 */
export function observeCertificate(
  telemetry: Telemetry,
  endpoint: CertificateEndpoint,
  { log, clock = createClock() }: { log: Pick<FastifyBaseLogger, 'warn'>; clock?: Clock },
): void {
  let endMs: number | undefined;
  telemetry.observe('campavia.certificate.remaining', async () => {
    try {
      endMs = endOf(await readServedCertificate(endpoint));
    } catch (error) {
      log.warn({ err: error }, 'the certificate of the site cannot be read');
    }
    return endMs === undefined ? [] : [{ value: (endMs - clock.now().getTime()) / 1000 }];
  });
}
