import { http } from '@campavia/api-client/core';
import type { Payouts } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

export const payoutKeys = { ofYear: (year: string) => `payouts/${year}` };

/** The user's payouts as an owner in a year. @throws ApiError 400 under `year` for an invalid one */
export function getPayouts(year: string, options: EndpointOptions = {}): Promise<Payouts> {
  const path = `/3/mangopay/payout/?${new URLSearchParams({ year })}`;
  return (options.http ?? http()).get<Payouts>(path, options);
}
