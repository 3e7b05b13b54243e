import { createEventBus, createNavigationStore, type Session } from '@campavia/remote-kit';

import { createConsent, CONSENT_COOKIE } from '../consent/consent';

import { startAnalyticsWithConsent } from './offer-analytics';

const KEY = 'campavia.visitor-token';
const VIEW = { addressId: 'home', path: '/fr', title: '' };

function anOffer() {
  const events = createEventBus();
  const consent = createConsent(window);
  const session = { current: () => ({ status: 'visitor' }) } as unknown as Session;
  startAnalyticsWithConsent({
    window,
    events,
    consent,
    session,
    navigation: createNavigationStore({ window }),
  });
  return { events, consent };
}

beforeEach(() => {
  document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`;
  localStorage.setItem(KEY, 'of-an-earlier-yes');
});

test('a visitor whose consent has expired is forgotten, and gets a new id after consenting again', () => {
  anOffer().events.send('page.viewed', VIEW);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a visitor who refuses is forgotten, even if nothing was counted on this page', () => {
  anOffer().consent.choose('refused');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a visitor who consented keeps the same id from page to page', () => {
  const { consent, events } = anOffer();
  consent.choose('granted');
  events.send('page.viewed', VIEW);
  expect(localStorage.getItem(KEY)).toBe('of-an-earlier-yes');
});

test('a browser without storage causes no error', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(() => anOffer().consent.choose('refused')).not.toThrow();
  storage.mockRestore();
});
