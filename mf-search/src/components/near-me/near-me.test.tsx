import { screen, within } from '@testing-library/react';
import { useState } from 'react';

import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';
import { EMPTY_FORM, type FinderForm, formOf, queryOf } from '../../rules/finder-form';
import { Finder } from '../finder/finder';

const addresses = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));

function SearchForm({ onSubmit }: { onSubmit: (form: FinderForm) => void }) {
  const [form, setForm] = useState(EMPTY_FORM);
  return (
    <Finder
      form={form}
      onChange={setForm}
      choices={[]}
      isLoadingChoices={false}
      onSubmit={() => onSubmit(form)}
    />
  );
}

type Device = (found: PositionCallback, failed: PositionErrorCallback) => void;

async function askNearMe(device: Device) {
  const getCurrentPosition = jest.fn(device);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const onSubmit = jest.fn<void, [FinderForm]>();
  const { user } = renderScreen(<SearchForm onSubmit={onSubmit} />, { platform: { addresses } });
  await user.click(screen.getByLabelText('Where from'));
  await screen.findByRole('combobox', { name: 'Where from' });
  await user.click(screen.getByLabelText('Where from'));
  await user.click(await screen.findByRole('option', { name: 'Near me' }));
  return { user, onSubmit, field: screen.getByLabelText('Where from') };
}

const here = { coords: { latitude: 45.903_21, longitude: 6.128_76 } } as GeolocationPosition;

fixClock();
setUpWire();
// Compiling it for the first time exceeds the timeout of a test.
beforeAll(() => import('./load-place-list'), 60_000);
beforeEach(() => {
  answer('get', '/v4/geolocation/places/', []);
});

test('searches around the reader with a rounded position', async () => {
  const { user, field, onSubmit } = await askNearMe((found) => found(here));
  expect(field).toHaveValue('Near you');
  await user.click(screen.getByRole('button', { name: 'Find campers' }));
  const [form] = onSubmit.mock.calls[0] ?? [];
  expect(queryOf(form ?? EMPTY_FORM)).toEqual({ latitude: 45.9, longitude: 6.13, radius: 30 });
});

test('a position from another user’s link is not called the reader’s', async () => {
  sessionStorage.clear();
  function Linked() {
    const [form, setForm] = useState(formOf({ latitude: 45.9, longitude: 6.13 }));
    return (
      <Finder form={form} onChange={setForm} choices={[]} isLoadingChoices={false} onSubmit={jest.fn()} />
    );
  }
  renderScreen(<Linked />, { platform: { addresses } });
  expect(screen.getByLabelText('Where from')).toHaveValue('Near this point');
});

test.each([
  [1, /Allow it in the settings of this page, or type a town/, 'geolocation_permission_denied'],
  [2, /cannot find its location/, 'geolocation_position_unavailable'],
  [3, /Finding your location took too long/, 'geolocation_timeout'],
])('says for error %d of the device what to do, and reports it', async (code, text, reportedAs) => {
  const reported = jest.spyOn(window, 'reportError').mockImplementation();
  const { field } = await askNearMe((_, failed) => failed({ code } as GeolocationPositionError));
  expect(within(screen.getByRole('search')).getByText(text)).toBeVisible();
  expect(field).toHaveValue('');
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ reportedAs })]]);
  reported.mockRestore();
});

test('a town typed while the location is found is kept', async () => {
  let find: PositionCallback = () => undefined;
  const { user, field } = await askNearMe((found) => {
    find = found;
  });
  expect(field).toHaveAttribute('placeholder', 'Finding your location…');
  await user.type(field, 'Lyon');
  find(here);
  expect(field).toHaveValue('Lyon');
});

test('a town takes the place of where the reader is', async () => {
  const { user, field, onSubmit } = await askNearMe((found) => found(here));
  await user.clear(field);
  await user.type(field, 'Lyon{Enter}');
  expect(queryOf(onSubmit.mock.calls[0]?.[0] ?? EMPTY_FORM)).toEqual({ where: 'Lyon' });
});
