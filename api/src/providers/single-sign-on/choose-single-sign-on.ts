import type { Api } from '../../core/app-context';
import type { Settings } from '../../config/settings';
import { createOpenIdSignOn } from './open-id-sign-on';
import { sandboxSignOn } from './sandbox-sign-on';
import type { SingleSignOn } from './single-sign-on';

/**
 * The identity provider of a deployment; undefined where none is. That of the sandbox is asked like any other, but
 * within the process: from here its public address may lead nowhere.
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
