import { X509Certificate } from 'node:crypto';

import { generate } from 'selfsigned';

const DAY_MS = 86_400_000;

/**
 * Makes a certificate for tests: self-signed, or issued by `issuer`.
 *
 * @param {{ hosts?: string[], startsAt?: Date, endsAt?: Date, issuer?: { certificate: string, key: string } }} [wanted]
 * valid since yesterday and for 90 days by default
 * @returns {Promise<{ certificate: string, key: string, serial: string }>} both as PEM
 */
export async function makeCertificate({ hosts = ['localhost'], startsAt, endsAt, issuer } = {}) {
  const { cert, private: key } = await generate([{ name: 'commonName', value: hosts[0] }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: startsAt ?? new Date(Date.now() - DAY_MS),
    notAfterDate: endsAt ?? new Date(Date.now() + 90 * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: issuer === undefined, critical: true },
      { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) },
    ],
    ...(issuer && { ca: { cert: issuer.certificate, key: issuer.key } }),
  });
  return { certificate: cert, key, serial: new X509Certificate(cert).serialNumber };
}
