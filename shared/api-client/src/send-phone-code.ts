import { http } from '@campavia/api-client/core';
import type { PhoneCertification } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * Has a code sent to the phone of the profile; none when it is certified or one was sent within half a minute.
 * Although it is a GET it is a deed: call it on a person's wish, not to fill a screen.
 * @throws ApiError 405 `phone_missing`; 429.
 */
export function sendPhoneCode(options: EndpointOptions = {}): Promise<PhoneCertification> {
  return (options.http ?? http()).get<PhoneCertification>('/3/certify-phone/', options);
}
