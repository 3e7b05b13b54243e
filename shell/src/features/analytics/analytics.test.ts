import { createHash, webcrypto } from 'node:crypto';

import { waitFor } from '@testing-library/react';

import type { AnalyticsEvent } from '@campavia/contracts';
import { aMe } from '@campavia/contracts/testing';
import { createEventBus, createNavigationStore, type SessionState } from '@campavia/remote-kit';

import { createConsent, CONSENT_COOKIE } from '../consent/consent';

import { startAnalytics } from './analytics';
import { personProperties } from './person-properties';
import { visitProperties } from './visit-properties';

// jsdom has no SHA-256.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function aStart(state: SessionState = { status: 'visitor' }) {
  const consent = createConsent(window);
  consent.choose('granted');
  window.history.replaceState(null, '', '/fr/s?where=annecy');
  const events = createEventBus();
  const sent: AnalyticsEvent[] = [];
  const send = jest.fn(async (event: AnalyticsEvent) => void sent.push(event));
  startAnalytics({
    window,
    events,
    navigation: createNavigationStore({ window }),
    session: { current: () => state },
    consent,
    landing: { search: '?utm_source=letter&utm_term=&token=secret', referrer: 'https://news.test/a?b=c' },
    send,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  // The current page is counted first; hashes of the signed-in user take time.
  await waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 10_000 });
  return { consent, events, sent, send, settle };
}

beforeEach(() => {
  document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`;
  localStorage.clear();
});

describe('a consenting visitor', () => {
  it('is counted with the referrer, and without queries of addresses', async () => {
    const { sent } = await aStart();
    expect(sent).toEqual([
      {
        event_type: 'page viewed',
        path: '/fr/s',
        created_at: expect.stringMatching(/Z$/),
        properties: {
          utm_source: 'letter',
          referrer: 'https://news.test/a',
          gb_visitor_token: expect.stringMatching(/^\w{16,100}$/),
        },
      },
    ]);
  });

  it('keeps one random id from page to page', async () => {
    const { sent, events, settle } = await aStart();
    events.send('page.viewed', { addressId: 'listing', path: '/fr/campers/4?token=x', title: '' });
    await settle();
    const [first, second] = sent.map(({ properties }) => properties?.gb_visitor_token);
    expect(second).toBe(first);
    expect(sent[1]?.path).toBe('/fr/campers/4');
  });

  it('is counted as a login when signing in by e-mail, once', async () => {
    const { sent, events, settle } = await aStart();
    events.send('session.signed-in', { userId: 4, isOwner: false, isStaff: false, method: 'email' });
    events.send('session.signed-in', { userId: 4, isOwner: false, isStaff: false });
    await settle();
    const logins = sent.filter(({ event_type }) => event_type === 'login');
    expect(logins).toHaveLength(1);
    expect(logins[0]?.properties).toMatchObject({ method: 'email' });
  });

  it('is described by roles and hashes when signed in, never by name or address', async () => {
    const user = aMe({ email: ' Maeve@Example.ie ', phone: '+353871234567', first_name: 'Maeve' });
    const { sent } = await aStart({ status: 'signed-in', user });
    expect(sent[0]?.user_properties).toMatchObject({
      email: sha256('maeve@example.ie'),
      phone: sha256('+353871234567'),
      is_owner: user.is_owner,
    });
    expect(JSON.stringify(sent)).not.toMatch(/maeve|871234567/i);
  });
});

describe('a visitor who withdraws consent', () => {
  it('is no longer counted', async () => {
    const { consent, events, sent, settle } = await aStart();
    consent.choose('refused');
    events.send('page.viewed', { addressId: 'home', path: '/fr', title: '' });
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('in another tab is not counted here either', async () => {
    const { events, sent, settle } = await aStart();
    createConsent(window).choose('refused');
    events.send('page.viewed', { addressId: 'home', path: '/fr', title: '' });
    await settle();
    expect(sent).toHaveLength(1);
  });
});

test('an unavailable api causes no visible error', async () => {
  const { send, events, settle } = await aStart();
  send.mockRejectedValueOnce(new Error('offline'));
  events.send('page.viewed', { addressId: 'home', path: '/fr', title: '' });
  await expect(settle()).resolves.toBeUndefined();
});

test.each([
  ['', '', {}],
  ['?utm_campaign=spring&utm_medium=mail', '', { utm_campaign: 'spring', utm_medium: 'mail' }],
  ['', 'https://campavia.test/fr/s?beds=2', {}],
  ['', 'no address', {}],
  [`?utm_source=${'x'.repeat(900)}`, '', { utm_source: 'x'.repeat(500) }],
])('attributes a visit from %.20s to %.20s', (search, referrer, expected) => {
  expect(visitProperties(search, referrer, 'https://campavia.test')).toEqual(expected);
});

test('sends no phone hash for a user without phone number', async () => {
  expect(await personProperties(aMe({ phone: null }))).not.toHaveProperty('phone');
});
