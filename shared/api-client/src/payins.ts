import { http } from '@campavia/api-client/core';
import type { Payins } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

export const payinKeys = { ofYear: (year: string) => `payins/${year}` };

/** The user's payments as a guest in a year. @throws ApiError 400 under `year` for an invalid one */
export function getPayins(year: string, options: EndpointOptions = {}): Promise<Payins> {
  const path = `/3/mangopay/payin/?${new URLSearchParams({ year })}`;
  return (options.http ?? http()).get<Payins>(path, options);
}
