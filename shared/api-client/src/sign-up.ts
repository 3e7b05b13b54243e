import { http } from '@campavia/api-client/core';
import type { Me, SignUp } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * Makes an account and has the link mailed that confirms its address. Nobody is signed in by it.
 * @throws ApiError 400 with sentences per field, among them an address that is taken; 429.
 */
export function signUp(form: SignUp, options: EndpointOptions = {}): Promise<Me> {
  return (options.http ?? http()).post<Me>('/3/users/', form, options);
}
