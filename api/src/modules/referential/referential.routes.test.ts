import { Value } from 'typebox/value';

import { OPTION_LISTS, ReferentialSchema } from '@campavia/contracts';
import { SITES } from '@campavia/i18n/sites';

import { startApplication, type Application } from '../../../test/application';
import { createFlagsService } from '../flags/flags.service';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

test('contains the reference data for all pages', async () => {
  const { body } = await api.get('/3/referential/');
  expect(body.vehicle_types).toHaveLength(7);
  expect(body.equipments.length).toBeGreaterThan(30);
  expect(body.flags.regular_payment_funnel).toBe(true);
  expect(body.stats.average).toBeGreaterThan(4);
  expect(body.popular_places[0]).toMatchObject({ slug: 'annecy', name: 'Annecy', country: 'FR' });
});

test('counts as many campers as can be found', async () => {
  const { stats, vehicle_types } = (await api.get('/3/referential/')).body;
  const { count } = (await api.get('/3/campers/search/')).body;
  expect(stats.campers).toBe(count);
  expect(vehicle_types.reduce((sum: number, { campers }: { campers: number }) => sum + campers, 0)).toBe(
    count,
  );
});

test('answers in the language of each user', async () => {
  const french = await api.get('/3/referential/', { 'accept-language': 'fr-FR' });
  const german = await api.get('/3/referential/', { 'accept-language': 'de-AT' });
  expect(french.headers['content-language']).toBe('fr');
  expect(french.body.phone_number).not.toBe(german.body.phone_number);
  expect(french.body.payment_errors.codes.MPG_CARD_EXPIRED.title).toBe('Cette carte a expiré');
  expect(german.body.payin_errors.codes.MPG_CARD_EXPIRED).toBe('Karte abgelaufen');
});

test('is not sent again to a client that has cached it', async () => {
  const first = await api.get('/3/referential/');
  const again = await api.get('/3/referential/', { 'if-none-match': String(first.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: '' });
  const other = await api.get('/3/referential/', { 'if-none-match': '"something else"' });
  expect(other.status).toBe(200);
});

describe('each site', () => {
  test.each(SITES)('$locale has all of it', async (site) => {
    const { body } = await api.get(`/3/referential/?site=${site.locale}`, { 'accept-language': site.isoTag });
    expect([...Value.Errors(ReferentialSchema, body)]).toEqual([]);
    expect(body.options).toMatchObject(OPTION_LISTS);
    expect(body.options.countries[0]).toBe(site.country);
    expect(body.options.countries).toHaveLength(12);
    expect(body.second_driver_fees.per_day_currency).toBe(site.currency);
    expect(body.routing.sign_in).toBe('/sign-in');
    expect(body.payment_type_available.slice(0, 3)).toEqual(
      expect.arrayContaining(['card', 'card_2', expect.any(String)]),
    );
  });

  test.each([
    ['fr', ['card', 'card_2', 'cred_4', 'paypal']],
    ['de-ch', ['card', 'card_2', 'paypal', 'sofort']],
    ['nl', ['card', 'card_2', 'paypal', 'sofort', 'ideal']],
    ['pt-pt', ['card', 'card_2', 'cred_4', 'paypal', 'mbway']],
    ['en-us', ['card', 'card_2', 'paypal']],
  ])('%s has the usual payment methods of its country', async (site, means) => {
    const { body } = await api.get(`/3/referential/?site=${site}`);
    expect(body.payment_type_available).toEqual(means);
    expect(body.payment_types).toHaveLength(11);
  });

  test('is named by itself where two share a language', async () => {
    const british = (await api.get('/3/referential/?site=en-gb', { 'accept-language': 'en-GB' })).body;
    const american = (await api.get('/3/referential/?site=en-us', { 'accept-language': 'en-GB' })).body;
    expect(british.second_driver_fees).toEqual({ per_day: '1.74', per_day_currency: 'GBP' });
    expect(american.second_driver_fees).toEqual({ per_day: '2.31', per_day_currency: 'USD' });
  });

  test('has the external links of the deployment', async () => {
    const { routing } = (await api.get('/3/referential/?site=de-at', { 'accept-language': 'de-AT' })).body;
    expect(routing.blog).toBe('https://blog.campavia.test/de');
  });

  test('must be one of the sixteen', async () => {
    const { status, body } = await api.get('/3/referential/?site=mars');
    expect(status).toBe(400);
    expect(body).toEqual({ site: ['This is not one of the choices.'] });
  });
});

describe('a flag', () => {
  const flagsOn = async (site: string) => (await api.get(`/3/referential/?site=${site}`)).body;

  test('is on for the sites it was switched on for, at once', async () => {
    const flags = createFlagsService(api.database);
    await flags.set({ name: 'chat_assistant', isOn: true }, ['fr', 'it']);
    expect((await flagsOn('fr')).flags.chat_assistant).toBe(true);
    expect((await flagsOn('de')).flags.chat_assistant).toBe(false);
    await flags.unset('chat_assistant', ['fr']);
    expect((await flagsOn('fr')).flags.chat_assistant).toBe(false);
  });

  test('keeps people of a site from listing a camper', async () => {
    await createFlagsService(api.database).set({ name: 'can_publish_camper', isOn: false }, ['nl']);
    expect(await flagsOn('nl')).toMatchObject({ can_publish_camper: false });
    expect(await flagsOn('nl-be')).toMatchObject({ can_publish_camper: true });
  });

  test('contains only flags for all readers', async () => {
    expect(Object.keys((await flagsOn('es')).flags)).toEqual([
      'chat_assistant',
      'get_apps',
      'regular_payment_funnel',
      'single_sign_on',
    ]);
  });
});

test('the chat assistant is known where a deployment has one', async () => {
  expect((await api.get('/3/referential/')).body.chat_assistant_id).toBeNull();
  const outside = { routing: {}, notifications: {}, chatAssistantId: 'shop-7' };
  const other = await startApplication({ outside });
  const { chat_assistant_id, single_sign_on } = (await other.get('/3/referential/')).body;
  expect([chat_assistant_id, single_sign_on]).toEqual(['shop-7', null]);
  await other.close();
});
