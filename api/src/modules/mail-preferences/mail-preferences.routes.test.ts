import Value from 'typebox/value';

import { MailPreferencesSchema } from '@campavia/contracts';
import { SITES } from '@campavia/i18n/sites';

import { startApplication, type Application } from '../../../test/application';
import { aNewUser, call } from '../../../test/users';
import { emailSample, SAMPLE_NAMES } from '../../sandbox/email-previews/email-samples';

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const ADDRESS = '/3/users/me/mail-preferences/';
const read = async (token: string) => (await call(api.app, `GET ${ADDRESS}`, { token })).body;
const choose = (token: string, body: object) => call(api.app, `PATCH ${ADDRESS}`, { token, body });

async function saveSearch(token: string): Promise<void> {
  const body = { query: 'where=annecy', site: 'fr' };
  await call(api.app, 'POST /3/saved-searches/', { token, body });
}

test('disabled e-mails can be enabled again immediately', async () => {
  const { token } = await aNewUser(api.app);
  const none = await read(token);
  expect(Value.Errors(MailPreferencesSchema, none)).toEqual([]);
  expect(none).toEqual({
    saved_searches: false,
    saved_search_count: 0,
    wishlists: false,
    wishlist_count: 0,
    messages: true,
    newsletter: false,
    rental_credit: true,
  });
  await saveSearch(token);
  expect((await choose(token, { newsletter: true })).body).toMatchObject({
    newsletter: true,
    saved_searches: true,
  });
  expect((await choose(token, { saved_searches: false })).body).toMatchObject({
    newsletter: true,
    saved_searches: false,
  });
  expect((await choose(token, { newsletter: false, saved_searches: true })).body).toEqual({
    saved_searches: true,
    saved_search_count: 1,
    wishlists: false,
    wishlist_count: 0,
    messages: true,
    newsletter: false,
    rental_credit: true,
  });
});

test('one switch is for the lists with dates to come, and is compared with today', async () => {
  const { token } = await aNewUser(api.app);
  const ask = (what: Parameters<typeof call>[1], body: object) => call(api.app, what, { token, body });
  const aList = async (dates: object) => {
    const { slug } = (await ask('POST /3/wishlists/', { name: 'Lake' })).body;
    await ask(`PATCH /3/wishlist/${slug}/`, dates);
    return async () => (await call(api.app, `GET /3/wishlist/${slug}/`, { token })).body.notified as boolean;
  };
  const dated = await aList({ date_from: '2027-07-20', date_to: '2027-07-29' });
  const dateless = await aList({});
  expect(await read(token)).toMatchObject({ wishlists: false, wishlist_count: 1 });
  expect((await choose(token, { wishlists: true })).body).toMatchObject({ wishlists: true });
  expect([await dated(), await dateless()]).toEqual([true, false]);
  expect((await choose(token, { wishlists: false })).body).toMatchObject({ wishlists: false });
  expect(await dated()).toBe(false);
});

test('one press in a mail program is seen among the preferences', async () => {
  const { token, me, email } = await aNewUser(api.app);
  await saveSearch(token);
  await choose(token, { newsletter: true });
  const { token: ofSearches } = await api.database
    .selectFrom('search_letter')
    .select('token')
    .where('user_id', '=', me.id)
    .executeTakeFirstOrThrow();
  const { token: ofNewsletter } = await api.database
    .selectFrom('newsletter_subscription')
    .select('token')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await call(api.app, `POST /webhooks/unsubscribe/?token=${ofSearches}`);
  await call(api.app, `POST /webhooks/unsubscribe-newsletter/?token=${ofNewsletter}`);
  expect(await read(token)).toMatchObject({
    saved_searches: false,
    saved_search_count: 1,
    newsletter: false,
  });
});

test('an address that is not confirmed is not subscribed', async () => {
  const { token } = await aNewUser(api.app, {}, '');
  expect((await choose(token, { newsletter: true })).body.code).toBe('email_not_confirmed');
  expect((await choose(token, { newsletter: 'yes please' })).status).toBe(400);
});

/** E-mails that are part of a booking, an account, a payout or a listing, or answer a message or report; staff get reports. */
const ALWAYS = /^(booking|document|listing)_|^(confirm_email|change_email|email_changes|reset_password)$/;
const OF_ACCOUNT = /^(password_changed|passkey_added|account_deleted|bank_account_changed|contact_received)$/;
const OF_PAYOUTS = /^(payout|declaration)_/;
/** Decisions about reported content. */
const OF_REPORTS = /^(report|content)_/;
/** Money that staff gave or paid back. */
const OF_MONEY = /^(credit_granted|refund_transferred)$/;
const TO_STAFF = /^(contact_message|review_reported.*)$/;

test('every other e-mail can be stopped with one press, on every site', () => {
  const unstoppable = [ALWAYS, OF_ACCOUNT, OF_PAYOUTS, OF_REPORTS, OF_MONEY, TO_STAFF];
  const stoppable = SAMPLE_NAMES.filter((name) => !unstoppable.some((kind) => kind.test(name)));
  expect(stoppable).toEqual([
    'new_finds',
    'new_finds-several',
    'confirm_newsletter',
    'wishlist_news',
    'wishlist_news-several',
    'unread_messages',
    'unread_messages-several',
    'credit_expiring',
    'credit_expiring-several',
  ]);
  for (const name of stoppable) {
    for (const site of SITES) {
      const { unsubscribe } = emailSample(name, site, 'https://campavia.test') ?? {};
      expect(unsubscribe?.oneClickAddress).toMatch(/^https:.*\/webhooks\/unsubscribe/);
      expect(unsubscribe?.page.address).toMatch(/a-sample-of-a-token$/);
    }
  }
});
