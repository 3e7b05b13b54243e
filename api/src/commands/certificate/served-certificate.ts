import type { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

import type { CertificateEndpoint } from '../../config/certificate-settings';

const ANSWER_MS = 5000;

/**
 * Reads the certificate that a server sends for the site, whether or not clients would accept it.
 * @throws Error if there is no answer with TLS within five seconds
 */
export function readServedCertificate({
  host,
  port,
  siteHost,
}: CertificateEndpoint): Promise<X509Certificate> {
  return new Promise((resolve, reject) => {
    const servername = isIP(siteHost) ? '' : siteHost;
    const socket = connect({ host, port, servername, rejectUnauthorized: false, timeout: ANSWER_MS });
    socket.once('timeout', () => socket.destroy(new Error(`${host}:${port} does not answer`)));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate();
      socket.destroy();
      if (certificate) resolve(certificate);
      else reject(new Error(`${host}:${port} has sent no certificate`));
    });
  });
}
