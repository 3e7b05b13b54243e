import { http } from '@campavia/api-client/core';
import type { Faq, UserFaq } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of the help page. */
export const faqKeys = {
  faq: () => 'faq',
  ofUser: (id: number) => `faq/user/${id}`,
};

/** Questions and answers of the help page, in the site's language. */
export function getFaq(options: EndpointOptions = {}): Promise<Faq> {
  return (options.http ?? http()).get<Faq>('/3/faq/', options);
}

/** The same for the signed-in user, with the data of their next trip. @throws ApiError 404 for another user */
export function getUserFaq(id: number, options: EndpointOptions = {}): Promise<UserFaq> {
  return (options.http ?? http()).get<UserFaq>(`/3/faq/user/${id}/`, options);
}
