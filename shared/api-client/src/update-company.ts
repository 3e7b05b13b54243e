import { http } from '@campavia/api-client/core';
import type { Company, UpdateCompany } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Changes the company somebody lends for. @throws ApiError 400 with sentences per field, 404 `company_not_found`. */
export function updateCompany(changes: UpdateCompany, options: EndpointOptions = {}): Promise<Company> {
  return (options.http ?? http()).patch<Company>('/v4/users/me/company/', changes, options);
}
