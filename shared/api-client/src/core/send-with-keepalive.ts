import { ApiError, isApiError } from './api-error';
import { endpointOf, type HttpCall, type HttpOptions } from './http-call';

/**
 * Makes a call that the browser finishes even when the page is closed. Small and loaded from the start, because nothing
 * can be loaded at that moment.
 */
export async function sendWithKeepalive(
  { baseUrl, site, apiKey }: HttpOptions,
  { method, path, body, headers }: HttpCall,
): Promise<unknown> {
  const facts = { method, endpoint: endpointOf(path) };
  try {
    const answer = await fetch(baseUrl + path, {
      method: method.toUpperCase(),
      keepalive: true,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        'X-Api-Key': apiKey,
        'Accept-Language': site.isoTag,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new ApiError({ kind: 'status', status: answer.status, ...facts });
    return await answer.json();
  } catch (cause) {
    throw isApiError(cause) ? cause : new ApiError({ kind: 'network', ...facts }, { cause });
  }
}
