import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { getReferential } from '@campavia/api-client';
import { aReferential } from '@campavia/contracts/testing';
import { Link, useLocation, useSite, useToday } from '@campavia/remote-kit';

import { answer, fixClock, renderScreen, setUpWire } from './index';

setUpWire();
fixClock('2027-06-01T12:00:00Z');

function Place() {
  const { pathname, search } = useLocation();
  return (
    <p>
      {useSite().locale} {useToday()} {pathname}
      {search} <Link to="/s?beds=4">Search</Link>
    </p>
  );
}

function Campers() {
  const [count, setCount] = useState<number | undefined>();
  useEffect(() => void getReferential().then(({ stats }) => setCount(stats.campers)), []);
  const { formatNumber } = useIntl();
  return count === undefined ? null : <p>{formatNumber(count)} campers</p>;
}

test('a screen is rendered at its address on its site', async () => {
  const { user } = renderScreen(<Place />, { site: 'fr', path: '/campers/7?beds=2', today: '2027-07-01' });
  expect(screen.getByText(/fr 2027-07-01 \/campers\/7\?beds=2/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  expect(screen.getByText(/\/s\?beds=4/)).toBeVisible();
  expect(window.location.pathname).toBe('/fr/s');
});

test('a screen gets mocked answers of the api', async () => {
  const stats = { ...aReferential().stats, campers: 3000 };
  const calls = answer('get', '/3/referential/', aReferential({ stats }));
  renderScreen(<Campers />);
  expect(await screen.findByText('3,000 campers')).toBeVisible();
  expect(calls.urls).toHaveLength(1);
});

test('the date is fixed while timers run', async () => {
  let isOver = false;
  setTimeout(() => (isOver = true), 1);
  await waitFor(() => expect(isOver).toBe(true));
  expect(new Date().toISOString()).toBe('2027-06-01T12:00:00.000Z');
});

test('a signal that the page made ends its calls and its listeners', async () => {
  answer('get', '/3/referential/', aReferential(), { isHanging: true });
  const leaving = new AbortController();
  const { signal } = leaving;
  let received = 0;
  window.addEventListener('resize', () => (received += 1), { signal });
  const call = fetch('http://api.test/3/referential/', { signal });
  window.dispatchEvent(new Event('resize'));
  leaving.abort();
  window.dispatchEvent(new Event('resize'));
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(received).toBe(1);
  await expect(fetch('http://api.test/3/referential/', { signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
