import { screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { ErrorPage } from './error-page';
import { NotFoundPage } from '../not-found/not-found-page';

const addresses = [{ id: 'search', pattern: '/s', part: 'mf-search' }];

// In a root with other messages, and with a catalogue that fails to load.
test('the not-found page renders in any root', async () => {
  renderScreen(<NotFoundPage />, { platform: { addresses } });
  expect(await screen.findByRole('heading', { name: 'This road ends here.' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(document.title).toBe('Page not found · Campavia');
});

test('so does the error page, with the status of the failure', async () => {
  renderScreen(<ErrorPage status={503} />, { platform: { addresses } });
  expect(await screen.findByRole('heading', { name: 'Something went wrong on our side.' })).toBeVisible();
  expect(screen.getByText('503')).toBeVisible();
});
