import { screen, waitFor } from '@testing-library/react';

import type { ConditionReports, OwnerBooking } from '@campavia/contracts';
import {
  aConditionPhoto,
  aContract,
  aDepositClaim,
  aKilometreSettlement,
  anOwnerBooking,
  anOwnerPrice,
  aReturnReport,
  aWrittenReport,
  someConditionReports,
} from '@campavia/contracts/testing';
import type { Platform } from '@campavia/remote-kit';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openBookings } from '../../../../test/open-bookings';

fixClock();
setUpWire();

const BOOKING = '/v4/bookings-owner/7001/';
const REPORTS = `${BOOKING}condition-reports/`;
const CLAIMS = `${BOOKING}claims/`;
const CONFIRMED = '2027-11-01T08:20:00.000Z';
const LATER = '2100-11-09T19:00:00.000Z';
const final = { state: 'confirmed', guest_confirmed_at: CONFIRMED, owner_confirmed_at: CONFIRMED } as const;

const ongoing: Partial<OwnerBooking> = {
  state: 'TO_COME',
  display_state: 'ONGOING',
  meta_state: 'confirmed',
  confirmed_on: '2027-03-09T10:00:00Z',
  calendar: null,
  buttons: [],
};
const onTheWay = (over: Partial<ConditionReports> = {}) =>
  someConditionReports({
    results: [aWrittenReport(final), aReturnReport({ state: 'open' })],
    claims_until: LATER,
    ...over,
  });

function open(
  path = '',
  conditions = onTheWay(),
  booking: Partial<OwnerBooking> = ongoing,
  platform: Partial<Platform> = {},
) {
  answer('get', BOOKING, anOwnerBooking(booking));
  answer('get', '/3/my-bookings/7001/prices/', anOwnerPrice());
  answer('get', REPORTS, conditions);
  return openBookings(`/d/bookings/7001${path}`, platform);
}

describe('on the page of a booking', () => {
  test.each([
    ['the day before', someConditionReports(), 'Write pick-up report', 'pick-up'],
    ['on the way', onTheWay(), 'Write return report', 'return'],
    [
      'once the guest has confirmed',
      onTheWay({ results: [aWrittenReport({ guest_confirmed_at: CONFIRMED }), aReturnReport()] }),
      'Check and confirm',
      'pick-up',
    ],
  ])('%s the next step is a button', async (_, conditions, name, address) => {
    open('', conditions);
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', expect.stringContaining(`/d/bookings/7001/${address}`));
  });

  test('is not offered earlier than the day before, nor is the link to claims', async () => {
    open('', someConditionReports({ results: [aWrittenReport({ state: 'before' }), aReturnReport()] }));
    expect(await screen.findByText('From the start of the trip')).toBeVisible();
    expect(screen.queryByRole('link', { name: /report|Claims/ })).not.toBeInTheDocument();
  });

  test("the guest's debt after the return is shown line by line", async () => {
    const settlement = aKilometreSettlement({ charged: '10.00', owed: '14.00' });
    open('', onTheWay({ settlement }), { ...ongoing, display_state: 'FINISHED' });
    const sum = (await screen.findByText('The guest pays')).closest('dl');
    expect(sum).toHaveTextContent(/120 km.*€24\.00.*€10\.00.*€14\.00/);
    expect(screen.getByText(/Emma owes it to you/)).toBeVisible();
  });

  test('a change of the guest appears without reloading', async () => {
    const { platform } = open();
    await screen.findByRole('link', { name: 'Write return report' });
    answer('get', REPORTS, onTheWay({ results: [aWrittenReport(final), aReturnReport(final)] }));
    platform.events.send('booking.changed', { bookingId: 7001, state: 'TO_COME' });
    await waitFor(() => expect(screen.getAllByText('Confirmed by both')).toHaveLength(2));
    expect(screen.queryByRole('link', { name: 'Write return report' })).not.toBeInTheDocument();
  });
});

test.each(['pick-up', 'return', 'claims'])('a cancelled booking has no page %s', async (page) => {
  open(`/${page}`, onTheWay(), { ...ongoing, state: 'CANCELLED_GUEST', display_state: 'CANCELLED_GUEST' });
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/d/bookings/7001'));
});

describe('while the part that renders reports', () => {
  const reports = { part: 'mf-trips', component: () => <p>The steps of a report</p> };

  test('fails to load, the page says so, the rest of it stays, and a retry loads them', async () => {
    const findSlot = jest.fn().mockRejectedValueOnce(new Error('dead')).mockResolvedValue(reports);
    const { user } = open('/pick-up', onTheWay(), ongoing, { findSlot });
    expect(await screen.findByRole('heading', { level: 2, name: /could not be loaded/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The steps of a report')).toBeVisible();
  });

  test('loads slowly, its space is reserved and the rest of the page is shown', async () => {
    open('/return', onTheWay(), ongoing, { findSlot: () => new Promise(() => undefined) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });
});

describe('claims', () => {
  const fill = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('radio', { name: 'Damage' }));
    await user.type(screen.getByLabelText('Amount'), '120,50');
    await user.type(screen.getByLabelText(/What happened/), 'The left wing mirror is broken.');
  };
  const submit = ({ user }: ReturnType<typeof open>) =>
    user.click(screen.getByRole('button', { name: 'Send the claim' }));

  test('a claim is sent, then its photos; the form is empty again', async () => {
    const page = open('/claims');
    await fill(page);
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'mirror.jpg', { type: 'image/jpeg' });
    await page.user.upload(screen.getByLabelText('Add photos', { selector: 'input' }), jpeg);
    expect(screen.getByText('mirror.jpg is sent with the claim')).toBeVisible();
    const claim = aDepositClaim({ amount: '120.50' });
    const created = answer('post', CLAIMS, onTheWay({ claims: [claim] }), { status: 201 });
    const withPhoto = onTheWay({ claims: [{ ...claim, photos: [aConditionPhoto()] }] });
    const photos = answer('post', `${CLAIMS}501/photos/`, withPhoto, { status: 201 });
    answer('get', `${BOOKING}condition-photos/8101/`, {}, { status: 404 });
    await submit(page);
    await waitFor(() => expect(photos.urls).toHaveLength(1));
    expect(created.bodies).toEqual([
      { kind: 'damage', amount: '120.50', description: 'The left wing mirror is broken.' },
    ]);
    expect(page.shown).toEqual(['Your claim has been sent. Emma has an e-mail.']);
    expect(await screen.findByText('Emma has not accepted yet')).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveValue('');
  });

  test('of two photos with the same name each is removed alone', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation();
    const page = open('/claims', onTheWay({ claims: [aDepositClaim()] }));
    const file = () => new File(['x'], 'image.jpg', { type: 'image/jpeg', lastModified: 1 });
    const [chosen, ofClaim] = await screen.findAllByLabelText('Add photos', { selector: 'input' });
    await page.user.upload(chosen as HTMLElement, [file(), file()]);
    answer('post', `${CLAIMS}501/photos/`, {}, { status: 503 });
    await page.user.upload(ofClaim as HTMLElement, [file(), file()]);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    const remove = () => screen.getAllByRole('button', { name: /^Remove.*image.jpg/ });
    for (const count of [4, 3, 2, 1]) {
      expect(remove()).toHaveLength(count);
      await page.user.click(remove()[0] as HTMLElement);
    }
    expect(screen.queryByText(/image.jpg/)).not.toBeInTheDocument();
    expect(report).not.toHaveBeenCalled();
    report.mockRestore();
  });

  test('a refused photo shows the reason, and the claim exists all the same', async () => {
    const page = open('/claims', onTheWay({ claims: [aDepositClaim()] }));
    const refused = { photo: ['Choose a photo: JPEG, PNG or WebP.'] };
    answer('post', `${CLAIMS}501/photos/`, refused, { status: 400 });
    const [, ofClaim] = await screen.findAllByLabelText('Add photos', { selector: 'input' });
    await page.user.upload(ofClaim as HTMLElement, new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('Choose a photo: JPEG, PNG or WebP.')).toBeVisible();
  });

  test('nothing is sent without kind, amount and description, each reported at its field', async () => {
    const page = open('/claims');
    await screen.findByRole('radio', { name: 'Damage' });
    const created = answer('post', CLAIMS, onTheWay(), { status: 201 });
    await submit(page);
    for (const text of ['Choose what it is for.', 'Enter an amount.', 'Describe what happened.']) {
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    }
    await page.user.type(screen.getByLabelText('Amount'), '900');
    await submit(page);
    expect((await screen.findAllByText('At most €800.00 are left of the deposit.')).length).toBeGreaterThan(
      0,
    );
    expect(created.bodies).toHaveLength(0);
  });

  test('a refusal by the api keeps everything typed', async () => {
    const page = open('/claims');
    await fill(page);
    answer('post', CLAIMS, { amount: ['This is more than is left of the deposit.'] }, { status: 400 });
    await submit(page);
    const texts = await screen.findAllByText('This is more than is left of the deposit.');
    expect(texts.length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Amount')).toHaveValue('120,50');
    expect(screen.getByLabelText(/What happened/)).toHaveValue('The left wing mirror is broken.');
  });

  test('an open claim is withdrawn after a confirmation', async () => {
    const { user } = open('/claims', onTheWay({ claims: [aDepositClaim({ answer: 'It was broken.' })] }));
    expect(await screen.findByText('It was broken.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw the claim' }));
    const claims = [aDepositClaim({ state: 'withdrawn' })];
    const withdrawn = answer('patch', `${CLAIMS}501/withdraw/`, onTheWay({ claims }));
    await user.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(withdrawn.urls).toHaveLength(1);
  });

  test('after the deadline there is no form', async () => {
    open('/claims', onTheWay({ claims_until: '2020-11-09T19:00:00.000Z' }));
    expect(await screen.findByText(/The time for claims ended/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the claim' })).not.toBeInTheDocument();
  });
});

test('the contract is read and printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  answer('get', '/3/my-bookings/7001/contract/', aContract());
  const { user } = open('/contract');
  expect(await screen.findByText(aContract().number)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a booking that is not confirmed has no contract', async () => {
  answer('get', '/3/my-bookings/7001/contract/', { detail: 'Not found.' }, { status: 404 });
  open('/contract', onTheWay(), {});
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});
