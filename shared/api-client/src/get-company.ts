import { http } from '@campavia/api-client/core';
import type { Company } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The company somebody lends for. @throws ApiError 404 `company_not_found` until it is told. */
export function getCompany(options: EndpointOptions = {}): Promise<Company> {
  return (options.http ?? http()).get<Company>('/v4/users/me/company/', options);
}
