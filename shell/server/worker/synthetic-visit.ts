import type { DocumentRequest, Release } from '@campavia/remote-kit/config';

import type { Settings } from '../config/settings';

/** A visitor's request for an address of a release; `1` replaces its parameters. */
export function syntheticVisit(
  { config }: Release,
  addressId: string,
  { apiUrl, apiKey }: Pick<Settings, 'apiUrl' | 'apiKey'>,
): DocumentRequest {
  const pattern = config.addresses.find(({ id }) => id === addressId)?.pattern ?? '/';
  const names = [...pattern.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  return {
    addressId,
    params: Object.fromEntries(names.map((name) => [name, '1'])),
    path: pattern.replace(/\{[^}]+\}/g, '1'),
    search: '',
    locale: 'en-us',
    today: new Date().toISOString().slice(0, 10),
    origin: 'http://localhost',
    api: { origin: apiUrl, headers: { 'x-api-key': apiKey, 'accept-language': 'en-GB' } },
  };
}
