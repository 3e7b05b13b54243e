import { screen, waitFor } from '@testing-library/react';

import { openPage } from '../test/open-page';

test('redirects to the sign-in page of the routing data, with the address the reader was going to', async () => {
  await openPage('/login?next=/en-ie/d/account');
  expect(await screen.findByRole('heading', { name: 'Good to see you again' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(
    '/en-ie/sign-in?next=%2Fen-ie%2Fd%2Faccount',
  );
});

test('drops an address outside the site', async () => {
  await openPage('/login?next=//evil.example');
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/sign-in'));
  expect(window.location.search).toBe('');
});

test('shows the error page without routing data, and reports that', async () => {
  const reported = jest.fn();
  Object.assign(window, { reportError: reported });
  await openPage('/login', { platform: { routing: {} } });
  expect(await screen.findByRole('heading', { name: 'Something went wrong on our side.' })).toBeVisible();
  expect(screen.getByText('500')).toBeVisible();
  expect(reported.mock.calls[0][0]).toMatchObject({ reportedAs: 'invalid_routing' });
});
