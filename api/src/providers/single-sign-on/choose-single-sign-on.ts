import type { Api } from '../../core/app-context';
import type { Settings } from '../../config/settings';
import { createOpenIdSignOn } from './open-id-sign-on';
import { sandboxSignOn } from './sandbox-sign-on';
import type { SingleSignOn } from './single-sign-on';

/**
 * The configured identity provider; undefined without one. The sandbox's is called in process, because its public URL
 * may not be reachable from here.
 */
export function chooseSingleSignOn({ outside, siteUrl }: Settings, app: Api): SingleSignOn | undefined {
  const { singleSignOn } = outside;
  if (singleSignOn !== 'sandbox') return singleSignOn && createOpenIdSignOn(singleSignOn);
  return createOpenIdSignOn(sandboxSignOn(siteUrl), {
    fetch: (url, options) => askWithin(app, url, options),
  });
}

interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}

async function askWithin(app: Api, address: string, { method, headers, body }: Asked): Promise<Response> {
  const { pathname, search } = new URL(address);
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: pathname + search,
    headers,
    payload: body === undefined || body === null ? undefined : String(body),
  });
  const type = String(answered['content-type'] ?? '');
  return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { 'content-type': type } });
}
