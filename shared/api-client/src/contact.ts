import { http } from '@campavia/api-client/core';
import type { ContactAnswer, ContactForm } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Sends a message to the support team. @throws ApiError 400 with fields, 429 */
export function sendContactMessage(form: ContactForm, options: EndpointOptions = {}): Promise<ContactAnswer> {
  return (options.http ?? http()).post<ContactAnswer>('/v4/contact-messages/', form, options);
}
