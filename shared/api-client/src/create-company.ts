import { http } from '@campavia/api-client/core';
import type { Company, CreateCompany } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Tells the company somebody lends for. @throws ApiError 400 with sentences per field, 409 `company_exists`. */
export function createCompany(form: CreateCompany, options: EndpointOptions = {}): Promise<Company> {
  return (options.http ?? http()).post<Company>('/v4/users/me/company/', form, options);
}
