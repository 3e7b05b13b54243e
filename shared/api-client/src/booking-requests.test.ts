import { createHttp, type Http } from '@campavia/api-client/core';
import {
  anExtension,
  anExtensionPrice,
  anUpgrade,
  someExtensionPrices,
  someExtensions,
  someUpgrades,
} from '@campavia/contracts/testing';

import { answeringServer } from './testing/answering-server';
import * as requests from './booking-requests';

const { requestKeys } = requests;
const days = { reason: 'day_after', days: 2 } as const;
const confirmation = {
  extension: anExtension({ state: 'ACCEPTED' }),
  date_from: '2027-05-10',
  date_to: '2027-05-18',
  is_payable: true,
};

const calls: [string, (options: { http: Http }) => Promise<unknown>, string, unknown][] = [
  [
    'extensions and how far a trip may grow',
    (to) => requests.getExtensions(7001, to),
    'GET /v4/bookings-guest/7001/extensions/',
    someExtensions(),
  ],
  [
    'an extension that is begun',
    (to) => requests.createExtension(7001, days, to),
    'POST /v4/bookings-guest/7001/extensions/ {"reason":"day_after","days":2}',
    anExtension(),
  ],
  [
    'what an extension would cost',
    (to) => requests.getExtensionPrice(7001, days, to),
    'GET /v4/bookings-guest/7001/extensions/price/?reason=day_after&days=2',
    anExtensionPrice(),
  ],
  [
    'what each day of a calendar would cost',
    (to) => requests.getExtensionPrices(7001, { kind: 'slide' }, to),
    'GET /v4/bookings-guest/7001/extensions/prices/?kind=slide',
    someExtensionPrices(),
  ],
  [
    'one that is sent',
    (to) => requests.validateExtension(7001, { price_total: '156.00' }, to),
    'PATCH /v4/bookings-guest/7001/extensions/validate/ {"price_total":"156.00"}',
    anExtension({ state: 'GUEST_ASK' }),
  ],
  [
    'what is to be confirmed',
    (to) => requests.getExtensionConfirmation(7001, to),
    'GET /v4/bookings-guest/7001/extensions/confirm/',
    confirmation,
  ],
  [
    'one that is taken back',
    (to) => requests.cancelExtension(7001, to),
    'PATCH /v4/bookings-guest/7001/extensions/cancel/',
    anExtension({ state: 'CANCEL_GUEST' }),
  ],
  [
    'yes to an extension',
    (to) => requests.acceptExtension(7001, to),
    'PATCH /v4/bookings-owner/7001/extensions/accept/',
    anExtension({ state: 'ACCEPTED' }),
  ],
  [
    'no to an extension',
    (to) => requests.refuseExtension(7001, { reason: 'UNAVAILABLE' }, to),
    'PATCH /v4/bookings-owner/7001/extensions/refuse/ {"reason":"UNAVAILABLE"}',
    anExtension({ state: 'CANCEL_OWNER' }),
  ],
  [
    'upgrades and what could be added',
    (to) => requests.getUpgrades(7001, to),
    'GET /v4/bookings-guest/7001/upgrades/',
    someUpgrades(),
  ],
  [
    'an upgrade that is begun',
    (to) => requests.createUpgrade(7001, { type: 'buyback' }, to),
    'POST /v4/bookings-guest/7001/upgrades/ {"type":"buyback"}',
    anUpgrade(),
  ],
  [
    'one that is taken',
    (to) => requests.validateUpgrade(7001, to),
    'PATCH /v4/bookings-guest/7001/upgrades/validate/',
    anUpgrade({ state: 'ACCEPTED' }),
  ],
  [
    'an upgrade that is taken back',
    (to) => requests.cancelUpgrade(7001, to),
    'PATCH /v4/bookings-guest/7001/upgrades/cancel/',
    anUpgrade({ state: 'CANCEL_GUEST' }),
  ],
];

function clientOf(origin: string): Http {
  return createHttp({ baseUrl: origin, site: { isoTag: 'fr-FR', currency: 'EUR' }, apiKey: 'k' });
}

test.each(calls)('requests %s', async (_, ask, expected, body) => {
  await using api = await answeringServer({ body });
  expect(await ask({ http: clientOf(api.origin) })).toEqual(body);
  expect(api.calls.map((call) => `${call.method} ${call.url} ${call.body}`.trim())).toEqual([expected]);
});

test('handles an empty answer to a deletion', async () => {
  await using api = await answeringServer({ status: 204 });
  await requests.deleteExtension(7001, 31, { http: clientOf(api.origin) });
  await requests.deleteUpgrade(7001, 32, { http: clientOf(api.origin) });
  expect(api.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'DELETE /v4/bookings-guest/7001/extensions/31/',
    'DELETE /v4/bookings-guest/7001/upgrades/32/',
  ]);
});

test('each response has its own cache key', () => {
  const all = [requestKeys.extensions(7001), requestKeys.confirmation(7001), requestKeys.upgrades(7001)];
  expect(new Set(all).size).toBe(all.length);
});
