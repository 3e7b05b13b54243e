import { createCaller, settingsFor, startApplication, type Application } from '../test/application';
import { TEST_NOW_MS } from '../test/scratch-databases';
import { createApp } from './app';
import { createClock } from './core/clock';
import { connect } from './database/connect';
import { catalogues } from './core/messages/messages';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

describe('access to routes', () => {
  test.each(['/3/products/', '/3/referential/', '/v4/geolocation/places/', '/3/no-such-thing/'])(
    '%s needs a key',
    async (address) => {
      expect(await api.get(address, { 'x-api-key': '' })).toMatchObject({
        status: 401,
        body: { code: 'api_key_missing' },
      });
      expect(await api.get(address, { 'x-api-key': 'guess' })).toMatchObject({
        status: 401,
        body: { code: 'api_key_unknown' },
      });
    },
  );

  test('health check and documentation need no key', async () => {
    expect((await api.get('/health', { 'x-api-key': '' })).status).toBe(200);
    expect((await api.get('/docs/json', { 'x-api-key': '' })).body.openapi).toBe('3.1.0');
  });
});

describe('errors', () => {
  test.each([
    ['en-GB', 'There is nothing at this address.'],
    ['fr-BE', 'Il n’y a rien à cette adresse.'],
    ['de-CH', 'Unter dieser Adresse gibt es nichts.'],
    ['pt', 'Não há nada neste endereço.'],
    ['ca-ES', 'No hi ha res en aquesta adreça.'],
    ['tlh', 'There is nothing at this address.'],
    [';;;,q=x', 'There is nothing at this address.'],
  ])('are translated for %s readers', async (language, detail) => {
    const { status, body } = await api.get('/nowhere', { 'accept-language': language });
    expect({ status, body }).toEqual({ status: 404, body: { detail, code: 'not_found' } });
  });

  test.each(['/v4/geolocation/places/%ff/', '/3/products/%E0%A4%A/', '/%'])(
    'an invalid address, %s, has our own error message',
    async (address) => {
      const { status, body } = await api.get(address);
      expect(status).toBe(400);
      expect(body).toEqual({ detail: 'This request cannot be understood.', code: 'bad_request' });
    },
  );

  test('an unknown method is a 404', async () => {
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: '/3/products/',
      headers: { 'x-api-key': 'campavia-web' },
    });
    expect(statusCode).toBe(404);
    expect(JSON.parse(body).code).toBe('not_found');
  });

  test('an unreachable database is reported without its own message', async () => {
    const database = connect('postgres://campavia@127.0.0.1:1/campavia');
    const settings = settingsFor('', '/nonexistent');
    const app = await createApp({ settings, database, clock: createClock(TEST_NOW_MS) });
    const get = createCaller(app);
    expect(await get('/3/campers/search/')).toMatchObject({
      status: 503,
      body: { code: 'service_unavailable' },
    });
    expect(await get('/health')).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    await app.close();
    await database.destroy();
  });

  test('an internal error reveals neither stack nor SQL', async () => {
    await api.database.schema.alterTable('feature_flag').renameTo('feature_flag_gone').execute();
    const { status, body } = await api.get('/3/referential/');
    await api.database.schema.alterTable('feature_flag_gone').renameTo('feature_flag').execute();
    expect(status).toBe(500);
    expect(body).toEqual({ detail: catalogues.en.server_error, code: 'server_error' });
    expect((await api.get('/3/referential/')).status).toBe(200);
  });
});

test('every message exists in every language, with the same placeholders', () => {
  const valuesOf = (sentence: string) => sentence.match(/\{\w+\}/g) ?? [];
  for (const [language, catalogue] of Object.entries(catalogues)) {
    expect([language, Object.keys(catalogue)]).toEqual([language, Object.keys(catalogues.en)]);
    for (const [id, sentence] of Object.entries(catalogues.en)) {
      expect([language, valuesOf(catalogue[id as 'not_found'])]).toEqual([language, valuesOf(sentence)]);
    }
  }
});

test('the health page shows the time of the product’s clock', async () => {
  const { body } = await api.get('/health');
  expect(body).toMatchObject({ status: 'ok', now: expect.stringMatching(/^2027-03-15T08:/) });
});
