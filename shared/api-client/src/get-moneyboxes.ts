import { http } from '@campavia/api-client/core';
import type { Moneyboxes } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Rental credits that can still be spent, in the order in which they are. */
export function getMoneyboxes(options: EndpointOptions = {}): Promise<Moneyboxes> {
  return (options.http ?? http()).get<Moneyboxes>('/3/moneyboxes/', options);
}
