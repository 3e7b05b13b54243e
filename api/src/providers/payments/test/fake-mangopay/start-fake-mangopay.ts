import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createFakeBooks, type FakeAnswer } from './fake-books';
import { recordedResponse, refusal, token, type Fixture } from './fixtures';

/** A received call. */
export interface FakeCall {
  method: string;
  path: string;
  body: Fixture;
  key: string | undefined;
}

/** In-memory objects and handlers. */
export type FakeBooks = ReturnType<typeof createFakeBooks>;

const ROOT = '/v2.01/campavia';

/** A fake of Mangopay's documented API: authentication, idempotency keys with stored responses, stateful objects. */
export async function startFakeMangopay(books: FakeBooks = createFakeBooks()) {
  const answers = new Map<string, FakeAnswer>();
  const calls: FakeCall[] = [];

  function answer({ method, path, body, key }: FakeCall): FakeAnswer {
    const [, response] = /^\/responses\/(.+)$/.exec(path) ?? [];
    if (response) {
      const earlier = answers.get(response);
      return earlier
        ? [200, recordedResponse(...earlier)]
        : [404, refusal('There is no response for this key')];
    }
    if (key && answers.has(key)) return [409, refusal('A request has already been processed for this key')];
    const made = books.answer(method, path, body);
    if (key) answers.set(key, made);
    return made;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const send = ([status, body]: FakeAnswer) => response.writeHead(status).end(JSON.stringify(body));
      if (url === '/v2.01/oauth/token') {
        const isRight = headers.authorization === `Basic ${btoa('campavia:api-key')}`;
        return send(isRight ? [200, token()] : [401, refusal('invalid_client')]);
      }
      if (headers.authorization !== 'Bearer ey-token') return send([401, refusal('unauthorized')]);
      const text = Buffer.concat(chunks).toString();
      const key = headers['idempotency-key'];
      const call = {
        method,
        path: url.slice(ROOT.length),
        body: text ? (JSON.parse(text) as Fixture) : {},
        key: typeof key === 'string' ? key : undefined,
      };
      calls.push(call);
      return send(answer(call));
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    end: books.end,
    close: () => new Promise((settle) => server.close(settle)),
  };
}
