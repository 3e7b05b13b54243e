import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aListing, aListingProgress, anAnsweredSubmission, anOwnCamper } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openCampers } from '../../../test/open-campers';

fixClock();
setUpWire();

const PROGRESS = '/v4/products/1201/progress/';
const CAMPER = '/3/products/1201/';

test('the main page of an unfinished listing lists the missing steps', async () => {
  answer('get', PROGRESS, aListingProgress());
  openCampers('/d/campers/1201');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Your camper is not finished yet',
  );
  const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(steps).toContain('PicturesStill missing');
  expect(steps).toContain('Where it standsDone');
  // No release serves the onboarding.
  expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
});

test('a publishable camper redirects from its main page to its calendar, with heading and tabs', async () => {
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

test('every other page of an unfinished listing redirects to its main page', async () => {
  answer('get', PROGRESS, aListingProgress());
  answer('get', CAMPER, anOwnCamper({ id: 1201, publishable: false, state: 'created' }));
  openCampers('/d/campers/1201/calendar');
  await screen.findByText('What a listing needs');
  await waitFor(() => expect(window.location.pathname).toMatch(/\/d\/campers\/1201$/));
});

test("another owner's public camper is a 404 here", async () => {
  answer('get', CAMPER, aListing({ id: 1201 }));
  openCampers('/d/campers/1201/calendar');
  await waitFor(() => expect(screen.queryByText('Days of 1201')).not.toBeInTheDocument());
  expect(screen.queryByRole('navigation', { name: 'Pages of this camper' })).not.toBeInTheDocument();
});

test('a deleted camper says so and links to the list', async () => {
  answer('get', CAMPER, { detail: '', code: 'camper_deleted' }, { status: 410 });
  openCampers('/d/campers/1201/calendar');
  expect(await screen.findByRole('heading', { name: 'This camper is deleted' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your campers' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/d\/campers$/),
  );
});

describe('a complete listing', () => {
  const whole = (over = {}) => aListingProgress({ publishable: true, next_step: null, missing: [], ...over });

  test('is submitted for review with one click, and then shows that it is in review', async () => {
    answer('get', PROGRESS, whole());
    answer('post', '/v4/products/1201/submit/', { id: 1201, state: 'to_moderate' });
    openCampers('/d/campers/1201');
    const button = await screen.findByRole('button', { name: 'Send for review' });
    answer('get', PROGRESS, whole({ state: 'to_moderate' }));
    fireEvent.click(button);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We are checking your camper');
    expect(screen.queryByRole('button', { name: 'Send for review' })).not.toBeInTheDocument();
  });

  test('shows the changes that staff request, with a link to each page', async () => {
    answer('get', PROGRESS, whole({ submission: anAnsweredSubmission() }));
    openCampers('/d/campers/1201');
    expect(await screen.findByText(/add sharp, bright ones/)).toBeVisible();
    expect(screen.getByText(/The bathroom is too dark/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change Pictures' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/d\/campers\/1201\/pictures$/),
    );
  });

  test('shows a decision on an open page', async () => {
    answer('get', PROGRESS, whole({ state: 'to_moderate' }));
    const { platform } = openCampers('/d/campers/1201');
    await screen.findByText('We are checking your camper');
    answer('get', PROGRESS, whole({ state: 'published' }));
    act(() => platform.events.send('camper.changed', { camperId: 1201, state: 'published' }));
    expect(await screen.findByText('Your camper is published')).toBeVisible();
  });
});
