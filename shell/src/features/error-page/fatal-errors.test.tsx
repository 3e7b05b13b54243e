import { act, screen, waitFor, within } from '@testing-library/react';
import { getAppNames, registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa';

import { renderScreen } from '@campavia/testing';

import { showFatalErrors } from './fatal-errors';

let stop: () => void;
const reported = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>';
  window.reportError = reported;
  start();
});
afterEach(async () => {
  stop();
  await Promise.all(getAppNames().map((name) => unregisterApplication(name)));
});

test('a page that fails unexpectedly shows the error page, until the next navigation', async () => {
  const { platform } = renderScreen(<p>the frame</p>);
  stop = showFatalErrors({ document, navigation: platform.navigation });
  registerApplication({
    name: 'mf-broken',
    app: () =>
      Promise.resolve({
        bootstrap: () => Promise.resolve(),
        mount: () => Promise.reject(new Error('no main')),
        unmount: () => Promise.resolve(),
      }),
    activeWhen: () => true,
  });
  await act(() => triggerAppChange());
  await within(screen.getByRole('main')).findByRole('heading', { level: 1 });
  expect(screen.getByText('the frame')).toBeInTheDocument();
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('no main') }),
  );
  act(() => platform.navigation.push('/en-ie/s'));
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
});
