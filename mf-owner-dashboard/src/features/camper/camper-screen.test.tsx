import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aListing, aListingProgress, anAnsweredSubmission, anOwnCamper } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openCampers } from '../../../test/open-campers';

fixClock();
setUpWire();

const PROGRESS = '/v4/products/1201/progress/';
const CAMPER = '/3/products/1201/';

test('the main page of an unfinished listing names what is missing', async () => {
  answer('get', PROGRESS, aListingProgress());
  openCampers('/d/campers/1201');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Your camper is not finished yet',
  );
  const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(steps).toContain('PicturesStill missing');
  expect(steps).toContain('Where it standsDone');
  // No release serves the steps of a new listing.
  expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
});

test('a camper that is publishable leads from its main page to its calendar, under heading and tabs', async () => {
  answer('get', PROGRESS, aListingProgress({ publishable: true, next_step: null, state: 'bookable' }));
  answer('get', CAMPER, anOwnCamper({ id: 1201, title: 'Summit 600' }));
  openCampers('/d/campers/1201');
  expect(await screen.findByText('Days of 1201')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Summit 600' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of this camper' })).getAllByRole('link');
  expect(pages.map(({ textContent }) => textContent)).toEqual([
    'Calendar',
    'Prices',
    'Pictures',
    'Vehicle',
    'Documents',
    'Settings',
    'Statistics',
  ]);
});

test('every other page of an unfinished listing leads to its main page', async () => {
  answer('get', PROGRESS, aListingProgress());
  answer('get', CAMPER, anOwnCamper({ id: 1201, publishable: false, state: 'created' }));
  openCampers('/d/campers/1201/calendar');
  await screen.findByText('What a listing needs');
  await waitFor(() => expect(window.location.pathname).toMatch(/\/d\/campers\/1201$/));
});

test('somebody else’s camper, which is public, has no page here', async () => {
  answer('get', CAMPER, aListing({ id: 1201 }));
  openCampers('/d/campers/1201/calendar');
  await waitFor(() => expect(screen.queryByText('Days of 1201')).not.toBeInTheDocument());
  expect(screen.queryByRole('navigation', { name: 'Pages of this camper' })).not.toBeInTheDocument();
});

test('a deleted camper says so and leads to the list', async () => {
  answer('get', CAMPER, { detail: '', code: 'camper_deleted' }, { status: 410 });
  openCampers('/d/campers/1201/calendar');
  expect(await screen.findByRole('heading', { name: 'This camper is deleted' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your campers' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/d\/campers$/),
  );
});

describe('a listing that is complete', () => {
  const whole = (over = {}) => aListingProgress({ publishable: true, next_step: null, missing: [], ...over });

  test('is sent for review with a press, and then says that it is being checked', async () => {
    answer('get', PROGRESS, whole());
    answer('post', '/v4/products/1201/submit/', { id: 1201, state: 'to_moderate' });
    openCampers('/d/campers/1201');
    const button = await screen.findByRole('button', { name: 'Send for review' });
    answer('get', PROGRESS, whole({ state: 'to_moderate' }));
    fireEvent.click(button);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We are checking your camper');
    expect(screen.queryByRole('button', { name: 'Send for review' })).not.toBeInTheDocument();
  });

  test('says in words what staff ask to change, and each part leads to its page', async () => {
    answer('get', PROGRESS, whole({ submission: anAnsweredSubmission() }));
    openCampers('/d/campers/1201');
    expect(await screen.findByText(/add sharp, bright ones/)).toBeVisible();
    expect(screen.getByText(/The bathroom is too dark/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change Pictures' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/d\/campers\/1201\/pictures$/),
    );
  });

  test('follows a decision on an open page', async () => {
    answer('get', PROGRESS, whole({ state: 'to_moderate' }));
    const { platform } = openCampers('/d/campers/1201');
    await screen.findByText('We are checking your camper');
    answer('get', PROGRESS, whole({ state: 'published' }));
    act(() => platform.events.send('camper.changed', { camperId: 1201, state: 'published' }));
    expect(await screen.findByText('Your camper is published')).toBeVisible();
  });
});
