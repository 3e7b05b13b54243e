import { SettingsError } from './settings-error';

/** A server that ends TLS for the site. */
export interface CertificateEndpoint {
  host: string;
  port: number;
  /** Host name of the site, for which a certificate is asked. */
  siteHost: string;
}

const HTTPS_PORT = 443;

/**
 * Reads where the certificate of the site is watched: `CERTIFICATE_ENDPOINT`, a host with its port, else the address of
 * the site; nowhere if that is http.
 * @throws SettingsError if it is not a host with a port
 */
export function readCertificateEndpoint(
  { CERTIFICATE_ENDPOINT: text = '' }: NodeJS.ProcessEnv,
  siteUrl: string,
): CertificateEndpoint | undefined {
  const { protocol, hostname, port } = new URL(siteUrl);
  const siteHost = withoutBrackets(hostname);
  if (text !== '') {
    const url = URL.canParse(`tls://${text}`) ? new URL(`tls://${text}`) : undefined;
    if (!url?.port || url.host !== text) {
      throw new SettingsError('CERTIFICATE_ENDPOINT must be a host with its port, like edge:8443');
    }
    return { host: withoutBrackets(url.hostname), port: Number(url.port), siteHost };
  }
  if (protocol !== 'https:') return undefined;
  return { host: siteHost, port: Number(port) || HTTPS_PORT, siteHost };
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
