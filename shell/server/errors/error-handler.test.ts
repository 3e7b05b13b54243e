/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';

import { registerErrorHandlers, pathAlone } from './error-handler';
import { HttpError } from '../http/http-error';

describe('an error', () => {
  let app: FastifyInstance;
  const reported: object[] = [];

  beforeAll(() => {
    app = fastify();
    registerErrorHandlers(app, { take: (error) => void reported.push(error) });
    app.get('/api/refused', () => {
      throw new HttpError(429, 'too_many', 'Come back later', 30);
    });
    for (const url of ['/page', '/fr/page', '/api/broken']) {
      app.get(url, () => {
        throw new Error('secret of the inside');
      });
    }
  });
  afterAll(() => app.close());

  it('is a code, a sentence and Retry-After for programs', async () => {
    const { statusCode, headers, body } = await app.inject('/api/refused');
    expect([statusCode, headers['retry-after']]).toEqual([429, '30']);
    expect(JSON.parse(body)).toEqual({ code: 'too_many', detail: 'Come back later' });
  });

  it.each([
    ['/page', {}, 'en-US', 'Something went wrong'],
    ['/fr/page', {}, 'fr-FR', 'Une erreur est survenue'],
    ['/page', { 'accept-language': 'de-AT' }, 'de-AT', 'Da ist etwas schiefgegangen'],
    ['/page', { cookie: 'i18n_redirected=ca' }, 'ca-ES', 'Alguna cosa ha anat malament'],
  ])('is a page in the reader’s language at %s with %j', async (url, headers, lang, title) => {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain(`<html lang="${lang}">`);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/page', '/api/broken'])('hides internal details at %s, except from operators', async (url) => {
    expect((await app.inject(`${url}?token=abc`)).body).not.toContain('secret');
    expect(reported.at(-1)).toMatchObject({ kind: 'server_error', message: 'secret of the inside', url });
  });

  it('is logged without the query, which may hold the secret of an e-mailed link', () => {
    expect(pathAlone({ url: '/fr/reset-password?token=abc' })).toBe('/fr/reset-password');
    expect(pathAlone({ url: '/abcd'.repeat(3000) })).toHaveLength(500);
    const secret = 'q0-A_tokenTokenTokenTokenTokenTokenToken0123';
    const escaped = secret.replaceAll(/./g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    expect(pathAlone({ url: `/media/calendars/${escaped}.ics` })).toBe('/media/calendars/….ics');
    expect(pathAlone({ url: `/media/calendars/${secret}.ics` })).toBe('/media/calendars/….ics');
  });
});
