import { http } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Ten megabytes over a line that sends 0.8 Mbit/s. */
const TIMEOUT_MS = 120_000;

/**
 * Shows another picture of oneself: JPEG, PNG, WebP or AVIF, 10 MB at most.
 * @throws ApiError 400 with a sentence under `image`; 429.
 */
export function uploadMyPicture(image: Blob, options: EndpointOptions = {}): Promise<Me> {
  const form = new FormData();
  form.set('image', image);
  return (options.http ?? http()).post<Me>('/3/users/me/pictures/', form, {
    timeoutMs: TIMEOUT_MS,
    ...options,
  });
}
