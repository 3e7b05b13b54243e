import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../test/paid-trips';
import { callbackPath } from './provider/pay-in-order';
import { findPaymentSite } from './payment-site';

let api: Application;
let fixture: PaymentsFixture;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterAll(() => api.close());

test.each([
  ['pt', 'fr', 'pt-pt'],
  ['de-AT,de;q=0.9', 'fr', 'de-at'],
  ['fr-CH', 'fr', 'fr-ch'],
  ['fr-FR', 'fr', 'fr'],
  ['en-GB', 'en-gb', 'en-gb'],
  ['de', 'fr', 'fr'],
  ['ja-JP', 'fr', 'fr'],
  [undefined, 'fr', 'fr'],
])('a guest on %s pays a trip of the site %s on %s', (language, locale, site) => {
  expect(findPaymentSite({ locale }, language)).toBe(site);
});

test('a guest who changed the site pays with its methods, and returns to it', async () => {
  const trip = await fixture.trip({ locale: 'fr' });
  const methodsIn = async (language?: string) =>
    (await fixture.overview.list(trip.guest_id, String(trip.id), undefined, language)).means.map(
      ({ type }) => type,
    );
  expect(await methodsIn()).not.toContain('mbway');
  expect(await methodsIn('pt')).toContain('mbway');
  expect(await fixture.booking(trip.id)).toMatchObject({ locale: 'fr' });

  const asked = { type: 'mbway', language: 'pt' };
  const { means } = await fixture.overview.prepare(trip.guest_id, String(trip.id), asked);
  expect(means.map(({ type }) => type)).toContain('mbway');
  expect(callbackPath(await fixture.booking(trip.id))).toMatch(/^\/pt-pt\/campers\//);
  fixture.provider.mode = 'waits';
  expect(await fixture.pay(trip, { type: 'mbway', phone: '+351912345678' })).toMatchObject({
    error_code: null,
  });
});
