import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';

import type { CertificateEndpoint } from '../src/config/certificate-settings';

/** A server on this machine that only sends a certificate. */
export interface TlsServer {
  endpoint: CertificateEndpoint;
  /** From now on it sends another one. */
  replace(one: Pair): void;
  stop(): Promise<void>;
}

interface Pair {
  certificate: string;
  key: string;
}

export async function startTlsServer({ certificate, key }: Pair): Promise<TlsServer> {
  const server = createServer({ cert: certificate, key });
  server.on('tlsClientError', () => undefined);
  server.on('secureConnection', (socket) => socket.on('error', () => undefined).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: { host: '127.0.0.1', port, siteHost: 'localhost' },
    replace: (other) => server.setSecureContext({ cert: other.certificate, key: other.key }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
