import { http } from '@campavia/api-client/core';
import type { Referential } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** What every page may need to know of the product itself, in the site's language. */
export function getReferential(options: EndpointOptions = {}): Promise<Referential> {
  return (options.http ?? http()).get<Referential>('/3/referential/', options);
}
