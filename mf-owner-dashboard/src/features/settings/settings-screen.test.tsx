import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  anOwnCamper,
  someOwnCampers,
  someOwnCampersFilters,
  somePreferences,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openCampers } from '../../../test/open-campers';

fixClock();
setUpWire();

const CAMPER = '/3/products/1201/';
const UPDATE = '/3/products/1201/update/';
const TRIP = { id: 7001, date_from: '2027-11-03', date_to: '2027-11-09', guest_first_name: 'Sofia' };

beforeEach(() => {
  answer('get', CAMPER, anOwnCamper({ id: 1201, title: 'Summit 600' }));
  answer('get', '/3/products/1201/update/preferences/', somePreferences());
});

async function openDialog(button: string) {
  openCampers('/d/campers/1201/settings');
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

test('a camper is suspended with one of nine reasons, and its page shows it', async () => {
  const dialog = await openDialog('Pause this camper');
  expect(dialog.getAllByRole('radio')).toHaveLength(9);
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(dialog.getAllByText('Choose a reason.')[0]).toBeVisible();
  const sent = answer('delete', UPDATE, { id: 1201, state: 'unpublished_owner' });
  const permissions = { ...anOwnCamper().permissions, can_suspend: false, can_reactivate: true };
  answer('get', CAMPER, anOwnCamper({ id: 1201, state: 'unpublished_owner', published: false, permissions }));
  await userEvent.click(dialog.getByRole('radio', { name: 'I use it myself' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByRole('button', { name: 'Let it again' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent.bodies).toEqual([{ reason: 'DELETE_PERSO' }]);
  expect(sent.urls[0]?.search).toBe('?soft=true');
});

test('trips that prevent it are named', async () => {
  const dialog = await openDialog('Pause this camper');
  answer('delete', UPDATE, { detail: '', code: 'camper_has_trips', trips: [TRIP] }, { status: 405 });
  await userEvent.click(dialog.getByRole('radio', { name: 'I sold it' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/begin within 48 hours/);
  expect(dialog.getByRole('alert')).toHaveTextContent(/Sofia/);
});

test('a deleted camper leads to the list', async () => {
  answer('get', '/3/products/me/paginated/', someOwnCampers());
  answer('get', '/3/products/me/filters/', someOwnCampersFilters());
  answer('get', '/3/products/me/holiday/', { holiday: null });
  const dialog = await openDialog('Delete it for good');
  const sent = answer('delete', UPDATE, { id: 1201, state: 'deleted_owner' });
  await userEvent.click(dialog.getByRole('radio', { name: 'I sold it' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/\/d\/campers$/));
  expect(sent.urls[0]?.search).toBe('');
});

describe('the sister platform', () => {
  const REDIRECT = '/v4/goboony/listing/1201/redirect-url/';

  test('is offered to an eligible camper; a failure is explained', async () => {
    const permissions = { ...anOwnCamper().permissions, can_be_migrated_to_goboony: true };
    answer('get', CAMPER, anOwnCamper({ id: 1201, permissions }));
    const asked = answer('get', REDIRECT, { detail: 'Away.', code: 'sister_platform_away' }, { status: 405 });
    const shown = jest.fn();
    openCampers('/d/campers/1201/settings').platform.events.subscribe('failure.shown', shown);
    await screen.findByText('Reach more guests.');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the sister site' }));
    await waitFor(() => expect(asked.urls).toHaveLength(1));
    await waitFor(() => expect(shown).toHaveBeenCalledWith({ entries: [{ text: 'Away.' }] }));
  });

  test('asks once per tab about a listing that is not published there', async () => {
    answer(
      'get',
      CAMPER,
      anOwnCamper({ id: 1201, goboony: { dual_listing: 'dual_not_published', should_display_modal: true } }),
    );
    const { unmount } = openCampers('/d/campers/1201/settings');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
    openCampers('/d/campers/1201/settings');
    await screen.findByText('Your camper is not published on our sister platform yet.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
