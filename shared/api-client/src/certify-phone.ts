import { http } from '@campavia/api-client/core';
import type { PhoneCertification } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Certifies the phone by the code that was sent to it. @throws ApiError 400 is a bad code. */
export function certifyPhone(code: string, options: EndpointOptions = {}): Promise<PhoneCertification> {
  return (options.http ?? http()).post<PhoneCertification>('/3/certify-phone/', { code }, options);
}
