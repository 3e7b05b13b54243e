import { screen, within } from '@testing-library/react';
import { useIntl } from 'react-intl';

import { aBooking, aMe, aReferential } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { catalogueOf, OTHER_LANGUAGES, SITE_OF } from '../../../../test/code-texts';
import { aDraft, aFullDraft, openFunnel } from '../../../../test/open-funnel';
import { isReadBefore } from '../../../../test/reading-order';
import { fillCard } from '../../payment/test/fill-card';
import { aPreparation, anAsyncPayment, somePayments } from '../../payment/test/some-payments';
import { funnelMessages } from '../funnel.messages';

setUpWire();
beforeEach(() => window.sessionStorage.clear());
const REQUEST = '/campers/1201/request/7001';
const PAYMENT = '/campers/1201/payment/7001/payment';
const driven = aDraft({
  driver_born_on: '1988-04-12',
  driver_licence_since: '2008-06-01',
  licence_type: 'B',
});

/** The title of the error list, which has the focus and is read before the heading of the page. */
async function headOfList(): Promise<string | null> {
  const list = await screen.findByRole('alert');
  expect(list).toHaveFocus();
  expect(isReadBefore(list, screen.getByRole('heading', { level: 1 }))).toBe(true);
  return within(list).getByRole('heading').textContent;
}

const goOn = () => screen.findByRole('button', { name: 'Continue' });

test.each([
  ['user-details', aDraft(), { phone: null }, 'Not saved yet. Two things to correct'],
  ['travel-details', driven, {}, 'Not saved yet. One thing to correct'],
  ['message-owner', aFullDraft({ message: null }), {}, 'Not saved yet. One thing to correct'],
])('%s: the title says that nothing is saved, and how much is missing', async (step, booking, me, text) => {
  const { user } = openFunnel(`${REQUEST}/${step}`, { booking, me });
  await user.click(await goOn());
  expect(await headOfList()).toBe(text);
});

test('corrected problems are no longer counted, and those found by the api are', async () => {
  const { user } = openFunnel(`${REQUEST}/user-details`, { booking: aDraft(), me: { phone: null } });
  await user.click(await goOn());
  await user.type(screen.getByLabelText(/Mobile phone/), '+33612345678');
  await user.click(await goOn());
  expect(await headOfList()).toBe('Not saved yet. One thing to correct');
  const verdict = { driver_born_on: ['Too young.'], driver_licence_since: ['Too new.'] };
  answer('patch', '/3/users/me/', aMe());
  answer('patch', '/v4/bookings-guest/7001/', verdict, { status: 400 });
  await user.type(screen.getByLabelText(/Licence held since/), '2008-06-01');
  await user.click(await goOn());
  expect(await screen.findByRole('link', { name: /Too young/ })).toBeVisible();
  expect(await headOfList()).toBe('Not saved yet. Two things to correct');
});

test('an unreachable api is not a problem of the guest', async () => {
  answer('patch', '/v4/bookings-guest/7001/', {}, { status: 503 });
  const { user } = openFunnel(`${REQUEST}/travel-details`, { booking: aFullDraft() });
  await user.click(await goOn());
  expect(await headOfList()).toBe('Not saved yet');
});

test('a wrong phone code is announced before the name of the step as well', async () => {
  const uncertified = { phone_certified: false };
  answer('patch', '/v4/bookings-guest/7001/', driven);
  answer('get', '/3/users/me/', aMe(uncertified));
  answer('get', '/3/certify-phone/', { certified: false, phone: '+33612345678', expires_at: null });
  const { user } = openFunnel(`${REQUEST}/user-details`, { booking: driven, me: uncertified });
  await user.click(await goOn());
  await user.click(await screen.findByRole('button', { name: 'Send the code' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm and continue' }));
  expect(await headOfList()).toBe('The phone number is not confirmed yet. One thing to correct');
});

describe('on the payment page', () => {
  const accepted = aBooking({ state: 'ACCEPTED', is_payable: true, is_updatable: true });
  const pay = () => screen.findByRole('button', { name: 'Pay €539.70' });

  beforeEach(() => {
    answer('get', '/3/my-requests/7001/payments/', somePayments());
    answer('get', '/3/my-requests/7001/payment/', aPreparation());
    answer('get', '/3/referential/', aReferential());
    answer('post', '/sandbox/psp/cards', { token: 'tok_1' }, { status: 201 });
  });

  test('the title first says that nothing was charged, then the number of problems', async () => {
    const { user } = openFunnel(PAYMENT, { booking: accepted });
    await user.click(await pay());
    expect(await headOfList()).toBe('Nothing was charged. 5 things to correct');
    await user.click(screen.getByLabelText(/PayPal/));
    await user.click(await pay());
    expect(await headOfList()).toBe('Nothing was charged. One thing to correct');
  });

  test('a card refused by the bank is one problem', async () => {
    const refused = anAsyncPayment({ status: 'FAILED', error_code: 'MPG_CARD_LOST' });
    answer('post', '/3/my-requests/7001/payment/async/', refused);
    const { user } = openFunnel(PAYMENT, { booking: accepted });
    await fillCard(user);
    await user.click(await pay());
    expect(await headOfList()).toBe('Nothing was charged. One thing to correct');
  });

  test('an unreachable vault is not a problem of the guest', async () => {
    answer('post', '/sandbox/psp/cards', {}, { status: 502 });
    const { user } = openFunnel(PAYMENT, { booking: accepted });
    await fillCard(user);
    await user.click(await pay());
    expect(await headOfList()).toBe('Nothing was charged');
  });
});

function Counted({ count }: { count: number }) {
  return <p>{useIntl().formatMessage(funnelMessages.notSaved, { count })}</p>;
}

test.each(['en', ...OTHER_LANGUAGES] as const)(
  'up to four problems are written as a word in %s',
  (language) => {
    const messages = catalogueOf('src/features/funnel/messages', language);
    const counts = [0, 1, 2, 3, 4, 5];
    const shown = counts.map((count) => <Counted key={count} count={count} />);
    renderScreen(<main>{shown}</main>, { site: SITE_OF[language], messages });
    const lines = [...screen.getByRole('main').children].map(({ textContent }) => textContent ?? '');
    expect(new Set(lines).size).toBe(counts.length);
    expect(lines.slice(0, 5).join('')).not.toMatch(/[\d#]/);
    expect(lines[5]).toMatch(/\b5\b/);
    expect(lines.slice(1).every((text) => text.startsWith(`${lines[0]}. `))).toBe(true);
  },
);
