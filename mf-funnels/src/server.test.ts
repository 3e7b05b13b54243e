import type { DocumentRequest } from '@campavia/remote-kit/config';

import { handle } from './server';

function ask(addressId: string, params: Record<string, string>, locale = 'en-ie') {
  const request: DocumentRequest = {
    addressId,
    params,
    locale,
    path: '/',
    search: '',
    today: '2027-03-10',
    origin: 'http://localhost',
    api: { origin: 'http://localhost', headers: {} },
  };
  return handle(request);
}

test.each([
  ['funnel.request.step', 'message-owner', 'en-ie', 'Message · Campavia'],
  ['funnel.request.step', 'user-details', 'fr', 'Vous · Campavia'],
  ['funnel.payment.step', 'payment', 'de', 'Zahlung · Campavia'],
  ['funnel.booking-payment.step', 'overview', 'en-ie', 'Check · Campavia'],
  ['funnel.booking-payment.step', 'payment-final', 'en-ie', 'Bank · Campavia'],
  ['funnel.booking-payment.step', 'payment-error', 'en-ie', 'Not paid · Campavia'],
  ['funnel.booking-payment.step', 'payment-waiting', 'en-ie', 'Payment under way · Campavia'],
])('%s names its step %s on %s', async (address, step, locale, title) => {
  const answer = await ask(address, { id: '1201', request_id: '7001', step }, locale);
  expect(answer).toEqual({ status: 200, head: { title, robots: 'noindex' } });
});

test('the entry is a page too', async () => {
  expect((await ask('funnel.instant', { id: '1201', request_id: 'new' })).status).toBe(200);
  expect((await ask('funnel.booking-payment', {})).status).toBe(200);
});

test.each([
  ['funnel.request.step', 'payment'],
  ['funnel.payment.step', 'message-owner'],
  ['funnel.instant.step', 'nonsense'],
  ['funnel.booking-payment.step', 'summary'],
  ['funnel.booking-payment.step', 'payment-callback'],
  ['elsewhere', 'summary'],
])('%s has no step %s', async (address, step) => {
  expect((await ask(address, { id: '1201', step })).status).toBe(404);
});

test.each(['summary', undefined])(
  'without the number of a camper in its path there is no page (%s)',
  async (step) => {
    const address = step ? 'funnel.request.step' : 'funnel.request';
    const answer = await ask(address, { id: 'x7', request_id: '7001', ...(step && { step }) });
    expect(answer.status).toBe(404);
  },
);
