import { act, screen, waitFor } from '@testing-library/react';

import {
  aBooking,
  aConditionPhoto,
  aConditionReport,
  aReturnReport,
  aWrittenReport,
  someConditionReports,
} from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { openTrips } from '../../../test/open-trips';

setUpWire();

const PATH = '/d/trips/7001/condition/pick-up';
const REPORTS = '/v4/bookings-guest/7001/condition-reports/';
const PICK_UP = `${REPORTS}pick_up/`;
const CONFIRMED = '2027-11-01T08:20:00.000Z';

const ongoing = () => aBooking({ state: 'TO_COME', display_state: 'ONGOING', meta_state: 'confirmed' });
const withReport = (report = aWrittenReport()) =>
  someConditionReports({ results: [report, aReturnReport()] });

function open(conditions = withReport(), trip = ongoing()) {
  answer('get', '/v4/bookings-guest/7001/', trip);
  answer('get', REPORTS, conditions);
  answer('get', '/v4/bookings-guest/7001/condition-photos/8101/', {}, { status: 404 });
  return openTrips(PATH);
}

test('photo, odometer and fuel are saved step by step, each with the version that was read', async () => {
  const { user } = open(someConditionReports());
  expect(await screen.findByRole('button', { name: 'Confirm the report' })).toBeDisabled();
  const photo = aConditionReport({ version: 1, photos: [aConditionPhoto()] });
  const uploads = answer('post', `${PICK_UP}photos/`, withReport(photo), { status: 201 });
  const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'front.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Take a photo', { selector: 'input' }), jpeg);
  await screen.findByRole('button', { name: 'Remove photo 1' });
  expect(uploads.urls).toHaveLength(1);

  const saved = answer('patch', PICK_UP, withReport({ ...photo, version: 2, fuel_eighths: 8 }));
  await user.click(screen.getByRole('button', { name: 'Full' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Full' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.type(screen.getByLabelText('Kilometres on the odometer'), '84 210');
  await user.click(screen.getByRole('button', { name: 'Save the odometer' }));
  await waitFor(() => expect(saved.bodies).toHaveLength(2));
  expect(saved.bodies).toEqual([
    { version: 1, fuel_eighths: 8 },
    { version: 2, odometer_km: 84_210 },
  ]);
});

test('a concurrent change of the other side is shown beside the own entry, and nothing is lost', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: 'Empty' });
  answer('patch', PICK_UP, { code: 'condition_report_changed', detail: 'Changed.' }, { status: 412 });
  answer('get', REPORTS, withReport(aWrittenReport({ version: 5, fuel_eighths: 4 })));
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  expect(await screen.findByText(/has changed the report in the meantime/)).toBeVisible();
  expect(screen.getByRole('button', { name: '4/8' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/You entered:/)).toHaveTextContent('You entered: EmptyCamille entered: 4/8');
  const saved = answer('patch', PICK_UP, withReport(aWrittenReport({ version: 6, fuel_eighths: 0 })));
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(screen.queryByText(/You entered:/)).not.toBeInTheDocument());
  expect(saved.bodies).toEqual([{ version: 5, fuel_eighths: 0 }]);
});

test('a concurrently saved odometer is shown beside the typed one', async () => {
  const { user } = open();
  const field = await screen.findByLabelText('Kilometres on the odometer');
  answer('patch', PICK_UP, { code: 'condition_report_changed', detail: 'Changed.' }, { status: 412 });
  answer('get', REPORTS, withReport(aWrittenReport({ version: 5, odometer_km: 84_300 })));
  await user.clear(field);
  await user.type(field, '84250');
  await user.click(screen.getByRole('button', { name: 'Save the odometer' }));
  expect(await screen.findByText(/You entered:/)).toHaveTextContent(/84,250 km.*84,300 km/);
  await user.click(screen.getByRole('button', { name: 'Keep the other one' }));
  expect(screen.queryByText(/You entered:/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Kilometres on the odometer')).toHaveValue('84300');
});

test.each([
  ['Kilometres on the odometer', 'Save the odometer', '84250', { odometer_km: 84_300 }],
  [/^5. Remarks/, 'Save the remarks', 'A dent', { remarks: 'A scratch' }],
])('what is typed as %s stays when the other side saves it', async (label, save, text, theirs) => {
  const { user, platform } = open(withReport(aWrittenReport({ remarks: '' })));
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  answer('get', REPORTS, withReport(aWrittenReport({ version: 5, fuel_eighths: 0, ...theirs })));
  act(() => platform.events.send('booking.changed', { bookingId: 7001, state: 'TO_COME' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Empty' })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(field).toHaveFocus();
  expect(field).toHaveValue(text);

  const refused = { code: 'condition_report_changed', detail: 'Changed.' };
  const saves = answer('patch', PICK_UP, refused, { status: 412 });
  await user.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText(/You entered:/)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveValue(String(Object.values(theirs)[0]));
  const written = answer('patch', PICK_UP, withReport(aWrittenReport({ version: 6 })));
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(screen.queryByText(/You entered:/)).not.toBeInTheDocument());
  expect([saves.bodies, written.bodies]).toMatchObject([[{ version: 4 }], [{ version: 5 }]]);
});

test('what is typed while the remarks are saved stays, and is saved next', async () => {
  const { user } = open(withReport(aWrittenReport({ remarks: '' })));
  let respond = () => undefined as void;
  const held = new Promise<void>((resolve) => (respond = resolve));
  const remarks = () => (saved.bodies.at(-1) as { remarks: string }).remarks;
  const saved = answer('patch', PICK_UP, async () => {
    await held;
    return withReport(aWrittenReport({ version: 4 + saved.bodies.length, remarks: remarks() }));
  });
  const field = await screen.findByLabelText(/^5. Remarks/);
  await user.type(field, 'A dent');
  await user.click(screen.getByRole('button', { name: 'Save the remarks' }));
  await waitFor(() => expect(saved.bodies).toHaveLength(1));
  await user.type(field, ' at the back');
  respond();
  const button = () => screen.findByRole('button', { name: 'Save the remarks', busy: false });
  await user.click(await button());
  await waitFor(() => expect(saved.bodies).toHaveLength(2));
  expect(saved.bodies).toEqual([
    { version: 4, remarks: 'A dent' },
    { version: 5, remarks: 'A dent at the back' },
  ]);
  await button();
  expect(screen.getByLabelText(/^5. Remarks/)).toHaveValue('A dent at the back');
});

test('with the keyboard the focus stays on a photo while another one is removed', async () => {
  const photos = [aConditionPhoto({ id: 8101 }), aConditionPhoto({ id: 8102 })];
  answer('get', '/v4/bookings-guest/7001/condition-photos/8102/', {}, { status: 404 });
  const { user } = open(withReport(aWrittenReport({ photos })));
  const removed = answer('delete', `${PICK_UP}photos/8101/`, {}, { isHanging: true });
  const button = await screen.findByRole('button', { name: 'Remove photo 1' });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toBeEnabled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(removed.urls).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Remove photo 2' })).toHaveAttribute('aria-disabled', 'true');
});

test('a checkbox is saved with the previous ones', async () => {
  const { user } = open();
  const ticked = aWrittenReport({ version: 5, checked: ['papers', 'keys', 'water', 'gas'] });
  const saved = answer('patch', PICK_UP, withReport(ticked));
  await user.click(await screen.findByRole('checkbox', { name: 'Gas bottles' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Gas bottles' })).toBeChecked());
  expect(saved.bodies).toEqual([{ version: 4, checked: ['papers', 'keys', 'water', 'gas'] }]);
});

test('with the keyboard the focus stays on a checkbox while it is saved, and only saved ones are ticked', async () => {
  const { user } = open();
  const ticked = aWrittenReport({ version: 5, checked: ['papers', 'keys', 'water', 'gas'] });
  let respond = () => undefined as void;
  const held = new Promise<void>((resolve) => (respond = resolve));
  const saved = answer('patch', PICK_UP, () => held.then(() => withReport(ticked)));
  const gas = await screen.findByRole('checkbox', { name: 'Gas bottles' });
  act(() => gas.focus());
  await user.keyboard(' ');
  await waitFor(() => expect(gas).toHaveAttribute('aria-disabled', 'true'));
  // jsdom keeps the focus on a disabled control; a browser drops it.
  expect(gas).toBeEnabled();
  await user.keyboard(' ');
  expect(gas).not.toBeChecked();
  respond();
  await waitFor(() => expect(gas).toBeChecked());
  expect(gas).toHaveFocus();
  await waitFor(() => expect(gas).not.toHaveAttribute('aria-disabled'));
  expect(saved.bodies).toEqual([{ version: 4, checked: ['papers', 'keys', 'water', 'gas'] }]);
});

test('with the keyboard the focus stays on the fuel gauge while it is saved', async () => {
  const { user } = open();
  let respond = () => undefined as void;
  const held = new Promise<void>((resolve) => (respond = resolve));
  const empty = aWrittenReport({ version: 5, fuel_eighths: 0 });
  const saved = answer('patch', PICK_UP, () => held.then(() => withReport(empty)));
  const button = await screen.findByRole('button', { name: 'Empty' });
  act(() => button.focus());
  await user.keyboard(' ');
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toBeEnabled();
  await user.keyboard(' ');
  respond();
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(button).toHaveFocus();
  expect(saved.bodies).toHaveLength(1);
});

test('a change of another field does not prevent saving an entry', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: 'Empty' });
  const refused = { code: 'condition_report_changed', detail: 'Changed.' };
  const saves = answer('patch', PICK_UP, refused, { status: 412 });
  const { fuel_eighths } = aWrittenReport();
  answer('get', REPORTS, withReport(aWrittenReport({ version: 5, fuel_eighths, odometer_km: 84_215 })));
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  await waitFor(() => expect(saves.bodies).toHaveLength(2));
  expect(saves.bodies).toEqual([
    { version: 4, fuel_eighths: 0 },
    { version: 5, fuel_eighths: 0 },
  ]);
});

test('the guest confirms, then the owner with a code; a wrong one is reported', async () => {
  const { user } = open();
  const waiting = aWrittenReport({ guest_confirmed_at: CONFIRMED, code_expires_at: CONFIRMED });
  answer('post', `${PICK_UP}confirm/`, withReport(waiting));
  await user.click(await screen.findByRole('button', { name: 'Confirm the report' }));
  await user.type(await screen.findByLabelText('The owner’s code'), '111111');
  answer(
    'post',
    `${PICK_UP}confirm-for-owner/`,
    { code: ['This code is wrong or too old.'] },
    { status: 400 },
  );
  await user.click(screen.getByRole('button', { name: 'Confirm as the owner' }));
  expect((await screen.findAllByText('This code is wrong or too old.')).length).toBeGreaterThan(0);
  const final = withReport({ ...waiting, state: 'confirmed', owner_confirmed_at: CONFIRMED });
  const right = answer('post', `${PICK_UP}confirm-for-owner/`, final);
  await user.click(screen.getByRole('button', { name: 'Confirm as the owner' }));
  expect(await screen.findByText(/It can no longer be changed/)).toBeVisible();
  expect(right.bodies).toEqual([{ version: 4, code: '111111' }]);
  expect(screen.queryByRole('button', { name: 'Save the odometer' })).not.toBeInTheDocument();
});

test('before its time a report says when it can be written', async () => {
  open(withReport(aConditionReport({ state: 'before' })));
  expect(await screen.findByText(/can be written from/)).toBeVisible();
});

test.each([
  [{ state: 'CANCELLED_GUEST', display_state: 'CANCELLED_GUEST' }],
  [{ state: 'ACCEPTED', display_state: 'ACCEPTED' }],
] as const)('a trip that is %j has no report and redirects to its page', async (over) => {
  open(withReport(), aBooking(over));
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/d/trips/7001'));
});
