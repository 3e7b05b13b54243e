/** @jest-environment node */
import { SITES } from '@campavia/i18n/sites';
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { config } from '../remote.config';

import { handle } from './server';

function ask(addressId: string, over: Partial<DocumentRequest> = {}) {
  return handle({
    addressId,
    params: { id: '7001' },
    path: '/d/account',
    search: '',
    locale: 'en-ie',
    today: '2027-03-10',
    origin: 'http://localhost:4300',
    api: { origin: 'http://localhost:4301', headers: {} },
    ...over,
  });
}

test.each([
  ['trips', 'Your trips · Campavia'],
  ['trip', 'Your trip · Campavia'],
  ['trip.extend', 'Longer, or other dates · Campavia'],
  ['trip.extend.move', 'Longer, or other dates · Campavia'],
  ['trip.extend.kilometres', 'Longer, or other dates · Campavia'],
  ['trip.extend.insured-days', 'Longer, or other dates · Campavia'],
  ['trip.second-driver', 'A second driver · Campavia'],
  ['trip.insurance', 'Less at your own risk · Campavia'],
  ['account', 'Your account · Campavia'],
  ['account.profile', 'Your profile · Campavia'],
  ['account.certify-phone', 'Confirm your phone number · Campavia'],
  ['account.delete', 'Delete your account · Campavia'],
  ['account.password', 'Change your password · Campavia'],
])('%s has its title, and stays out of search engines', async (addressId, title) => {
  expect(await ask(addressId)).toEqual({ status: 200, head: { title, robots: 'noindex' } });
});

test('every address has a title on every site', async () => {
  for (const { id } of config.addresses) {
    for (const { locale } of SITES) expect((await ask(id, { locale })).status).toBe(200);
  }
  expect((await ask('account', { locale: 'fr' })).head?.title).toBe('Votre compte · Campavia');
});

test('has nothing to say of an address it does not own', async () => {
  expect(await ask('wishlists')).toMatchObject({ status: 404, head: { robots: 'noindex' } });
});

test.each(['summer', '0', '-1', '7001.5', '70017001700170'])('there is no trip %s', async (id) => {
  for (const address of ['trip', 'trip.extend', 'trip.second-driver', 'trip.insurance']) {
    expect(await ask(address, { params: { id } })).toMatchObject({ status: 404 });
  }
});
