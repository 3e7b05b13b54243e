import { render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { MemoryRouter, Routes, useParams } from 'react-router';

import { lazyScreens } from './lazy-screens';

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render = () => (this.state.isBroken ? <p>The panel</p> : this.props.children);
}

const Account = () => <h1>Your account</h1>;
const show = ({ ScreenOf }: ReturnType<typeof lazyScreens<'account'>>) =>
  render(
    <Boundary>
      <Suspense fallback={<p>Waiting</p>}>
        <ScreenOf name="account" />
      </Suspense>
    </Boundary>,
  );

test('a screen is loaded when it is first rendered', async () => {
  const account = jest.fn(() => Promise.resolve(Account));
  show(lazyScreens({ account }));
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
  expect(account).toHaveBeenCalledTimes(1);
});

test("a prepared screen is rendered at once; another part's address prepares nothing", async () => {
  const account = jest.fn(() => Promise.resolve(Account));
  const screens = lazyScreens({ account });
  await screens.prepareScreen('trips');
  expect(account).not.toHaveBeenCalled();
  await screens.prepareScreen('account');
  show(screens);
  expect(screen.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

test('a screen whose script is missing is requested once, and renders after it was prepared', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const account = jest.fn(() => Promise.resolve(Account)).mockRejectedValueOnce(new Error('no script'));
  const screens = lazyScreens({ account });
  const { unmount } = show(screens);
  expect(await screen.findByText('The panel')).toBeVisible();
  expect(account).toHaveBeenCalledTimes(1);
  unmount();
  await screens.prepareScreen('account');
  show(screens);
  expect(screen.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

test('each address has a route to its screen, with its parameters', async () => {
  const Trip = () => <h1>Trip {useParams().id}</h1>;
  const { prepareScreen, routesTo } = lazyScreens({
    account: () => Promise.resolve(Account),
    trip: () => Promise.resolve(Trip),
  });
  await prepareScreen('trip');
  render(
    <MemoryRouter initialEntries={['/d/trips/7']}>
      <Routes>
        {routesTo([
          { id: 'account', pattern: '/d/account' },
          { id: 'trip', pattern: '/d/trips/{id}' },
        ])}
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Trip 7' })).toBeVisible();
});
