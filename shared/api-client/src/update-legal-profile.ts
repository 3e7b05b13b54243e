import { http } from '@campavia/api-client/core';
import type { LegalProfile, UpdateLegalProfile } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Changes who answers before the law. @throws ApiError 400 with sentences per field, 404 `legal_profile_not_found`. */
export function updateLegalProfile(
  changes: UpdateLegalProfile,
  options: EndpointOptions = {},
): Promise<LegalProfile> {
  return (options.http ?? http()).patch<LegalProfile>('/v4/users/me/legal/', changes, options);
}
