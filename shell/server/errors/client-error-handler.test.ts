/** @jest-environment node */
import { connect, type AddressInfo } from 'node:net';

import fastify, { type FastifyInstance } from 'fastify';

import { handleClientError } from './client-error-handler';

describe('a request that cannot be parsed', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = fastify({ clientErrorHandler: handleClientError });
    app.get('/*', async () => 'read');
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  function send(...lines: string[]): Promise<string> {
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      socket.on('data', (piece) => (answer += piece.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });
  }

  const tooMany = `Cookie: ${'planted=1; '.repeat(3000)}`;

  it.each([
    ['/fr/d/account', 'Accept-Language: de', 'fr-FR', 'Votre navigateur en envoie trop'],
    ['/', 'Accept-Language: de', 'de-DE', 'Ihr Browser sendet zu viel'],
    ['/', 'DNT: 1', 'en-US', 'Your browser sends too much'],
  ])('explains at %s what to do about too many cookies (%s)', async (path, header, lang, title) => {
    const answer = await send(`GET ${path} HTTP/1.1`, 'Host: site', 'Accept: text/html,*/*', header, tooMany);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain(`<html lang="${lang}">`);
    expect(answer).toContain(`<h1>${title}</h1>`);
    expect(answer).not.toMatch(/clear-site-data|set-cookie/i);
  });

  it('is a code and a sentence for programs', async () => {
    const answer = await send('GET /3/users/me/ HTTP/1.1', 'Host: site', 'Accept: application/json', tooMany);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 'headers_too_long',
      detail: expect.stringContaining('cookies'),
    });
  });

  it('is refused if it is not HTTP', async () => {
    expect(await send('no such thing')).toMatch(/^HTTP\/1\.1 400 /);
  });
});
