import { http } from '@campavia/api-client/core';
import type { Faq, UserFaq } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** What the answers of the help are remembered by. */
export const faqKeys = {
  faq: () => 'faq',
  ofUser: (id: number) => `faq/user/${id}`,
};

/** Questions and answers of the help, in the site's language. */
export function getFaq(options: EndpointOptions = {}): Promise<Faq> {
  return (options.http ?? http()).get<Faq>('/3/faq/', options);
}

/** The same for the signed-in user, with what concerns their next trip. @throws ApiError 404 for another user */
export function getUserFaq(id: number, options: EndpointOptions = {}): Promise<UserFaq> {
  return (options.http ?? http()).get<UserFaq>(`/3/faq/user/${id}/`, options);
}
