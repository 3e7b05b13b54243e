import { http } from '@campavia/api-client/core';
import type { ReportListing } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * Tells the support team what is wrong with a listing; nobody need be signed in.
 * @throws ApiError 400 on `comment` for other reasons without a word, 429 for too many reports.
 */
export async function reportListing(
  id: number | string,
  form: ReportListing,
  options: EndpointOptions = {},
): Promise<void> {
  await (options.http ?? http()).post(`/3/products/${encodeURIComponent(id)}/report/`, form, options);
}
