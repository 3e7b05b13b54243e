import type { FastifyBaseLogger } from 'fastify';

import type { ServiceContext } from '../core/app-context';
import { createAddresses, type AddressesService } from '../modules/addresses/addresses.service';
import type { PlacesService } from '../modules/places/places.service';
import { chooseAddressSearch } from '../providers/address-search/choose-address-search';

interface Needs {
  places: PlacesService;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The search for addresses by the provider that the settings name; the sandbox knows the towns of the gazetteer. */
export function createAddressSearch(
  { settings, rateLimits }: Pick<ServiceContext, 'settings' | 'rateLimits'>,
  { places, log }: Needs,
): AddressesService {
  const provider = chooseAddressSearch(settings, (text, limit) => places.find(text, limit));
  return createAddresses({ rateLimits, provider, log });
}
