import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api } from '../app-context';

const LARGEST_BYTES = 65_536;

export interface WebhookRoute {
  address: string;
  /** For the description of the api. */
  summary: string;
  /** @param rawBody as it was sent, byte for byte; of a GET, its query */
  receive: (headers: Record<string, string | string[] | undefined>, rawBody: string) => Promise<void>;
}

/** A webhook of the payment provider, by POST or GET; `receive` checks the signature. */
export function webhookRoute(app: Api, { address, summary, receive }: WebhookRoute): void {
  const schema = {
    tags: ['payments'],
    summary,
    response: { 200: Type.Object({ kept: Type.Boolean() }), 401: DetailErrorSchema, 503: DetailErrorSchema },
  };
  async function keep(...call: Parameters<WebhookRoute['receive']>): Promise<{ kept: true }> {
    await receive(...call);
    return { kept: true };
  }
  void app.register(async (scope) => {
    // The signature covers the bytes as they were sent, so the body is not parsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BYTES }, (_, body, done) =>
      done(null, body),
    );
    scope.post(address, { schema }, ({ headers, body }) =>
      keep(headers, typeof body === 'string' ? body : ''),
    );
    scope.get(address, { schema }, ({ headers, url }) => keep(headers, url.split('?')[1] ?? ''));
  });
}
