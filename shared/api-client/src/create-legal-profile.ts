import { http } from '@campavia/api-client/core';
import type { LegalProfile } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Tells who answers before the law. @throws ApiError 400 with sentences per field, 409 `legal_profile_exists`. */
export function createLegalProfile(form: LegalProfile, options: EndpointOptions = {}): Promise<LegalProfile> {
  return (options.http ?? http()).post<LegalProfile>('/v4/users/me/legal/', form, options);
}
