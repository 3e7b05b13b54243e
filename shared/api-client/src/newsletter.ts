import { http } from '@campavia/api-client/core';
import type { NewsletterAnswer, NewsletterSignUp } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * Subscribes to the newsletter: a link that confirms the address is mailed.
 * @returns why it was not mailed, or null
 * @throws ApiError 429
 */
export async function subscribeToNewsletter(
  form: NewsletterSignUp,
  options: EndpointOptions = {},
): Promise<NewsletterAnswer['code']> {
  const path = '/v4/newsletter/subscriptions/';
  return (await (options.http ?? http()).post<NewsletterAnswer>(path, form, options)).code;
}

/** Confirms an e-mail address by the token sent to it. @throws ApiError 400 `link_invalid` */
export async function confirmNewsletter(token: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/v4/newsletter/subscriptions/confirm/', { token }, options);
}

/** Unsubscribes from the newsletter by the token in an e-mail. @throws ApiError 400 `link_invalid` */
export async function stopNewsletter(token: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/v4/newsletter/subscriptions/stop/', { token }, options);
}
