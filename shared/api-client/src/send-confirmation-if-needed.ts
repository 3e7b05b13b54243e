import { isApiError } from '@campavia/api-client/core';

import type { EndpointOptions } from './endpoint-options';
import { sendConfirmation } from './send-confirmation';

/**
 * Has the link that confirms one's address mailed once more, unless it was followed meanwhile: in another tab, on
 * the phone.
 *
 * @returns whether the link is on its way; false where the address is confirmed already
 * @throws ApiError 429.
 */
export async function sendConfirmationIfNeeded(options: EndpointOptions = {}): Promise<boolean> {
  try {
    await sendConfirmation(options);
    return true;
  } catch (failure) {
    if (!isApiError(failure) || failure.code !== 'email_confirmed_already') throw failure;
    return false;
  }
}
