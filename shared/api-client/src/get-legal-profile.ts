import { http } from '@campavia/api-client/core';
import type { LegalProfile } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Who answers before the law. @throws ApiError 404 `legal_profile_not_found` until it is told. */
export function getLegalProfile(options: EndpointOptions = {}): Promise<LegalProfile> {
  return (options.http ?? http()).get<LegalProfile>('/v4/users/me/legal/', options);
}
