import { http } from '@campavia/api-client/core';
import type { Payins } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

export const payinKeys = { ofYear: (year: string) => `payins/${year}` };

/** What the user paid as a guest in a year. @throws ApiError 400 under `year` for one that is none */
export function getPayins(year: string, options: EndpointOptions = {}): Promise<Payins> {
  const path = `/3/mangopay/payin/?${new URLSearchParams({ year })}`;
  return (options.http ?? http()).get<Payins>(path, options);
}
