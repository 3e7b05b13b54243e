import { http } from '@campavia/api-client/core';
import type { Referential, ReferentialQuery } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** What every page may need to know of the product itself, in the site's language; for a site when it is named. */
export function getReferential(options: EndpointOptions & ReferentialQuery = {}): Promise<Referential> {
  const query = options.site === undefined ? '' : `?${new URLSearchParams({ site: options.site })}`;
  return (options.http ?? http()).get<Referential>(`/3/referential/${query}`, options);
}
