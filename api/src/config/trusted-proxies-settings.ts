import { isIP } from 'node:net';

import { SettingsError } from './settings-error';

const NAMED_NETWORK = /^(loopback|linklocal|uniquelocal)$/;

/**
 * Reads `TRUSTED_PROXIES`: proxies whose `X-Forwarded-For` is trusted. IP addresses, networks such as 10.0.0.0/8, and
 * the network names of proxy-addr, separated by commas; none by default.
 * @throws SettingsError naming an invalid entry
 */
export function readTrustedProxies({ TRUSTED_PROXIES: text = '' }: NodeJS.ProcessEnv): string[] {
  const proxies = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const unknown = proxies.find((proxy) => !NAMED_NETWORK.test(proxy) && !isNetwork(proxy));
  if (unknown === undefined) return proxies;
  throw new SettingsError(
    `TRUSTED_PROXIES: "${unknown}" is neither an address nor a network, like 10.0.0.0/8`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
