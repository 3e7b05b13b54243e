import type { PageReferential } from '@campavia/contracts';
import {
  addressesOf,
  type AddressMatch,
  type DocumentRequest,
  type PageFacts,
} from '@campavia/remote-kit/config';

import type { KnownReferential } from '../api/read-referential';
import type { Settings } from '../config/settings';

import type { Page } from './page';
import { pageReferential } from './page-referential';

export function isServerRendered(
  { clientRendered }: Pick<Settings, 'clientRendered'>,
  part: string,
  channel: string,
): boolean {
  const names = [part, '*', `${part}@${channel}`, `*@${channel}`];
  return !names.some((name) => clientRendered.includes(name));
}

/** The platform data that a page renders; without the referential the browser would render something else. */
export function pageFactsOf({ live }: Pick<Page, 'live'>, known: KnownReferential): PageFacts {
  return {
    addresses: addressesOf(live.composition),
    routing: known.routing,
    referential: pageReferential(known) as unknown as PageReferential,
  };
}

export function documentRequest(
  { site, path, search, today, origin, personal }: Page,
  { address, params }: AddressMatch,
  { settings, page }: { settings: Pick<Settings, 'apiUrl' | 'apiKey'>; page: PageFacts | undefined },
): DocumentRequest {
  return {
    addressId: address.id,
    params,
    path,
    search,
    locale: site.locale,
    today,
    origin,
    api: {
      origin: settings.apiUrl,
      headers: { 'x-api-key': settings.apiKey, 'accept-language': site.isoTag },
    },
    ...(personal && { personal }),
    ...(page && { page }),
  };
}
