import { screen, waitFor } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { Footer } from '../footer/footer';
import { createConsent } from './consent';
import { startConsent } from './start-consent';

// As if the file could not be loaded.
jest.mock('./show-consent', () => {
  throw new Error('Loading chunk 7 failed');
});

const reported = jest.fn();

beforeEach(() => {
  reported.mockReset();
  Object.assign(window, {
    reportError: reported,
    requestIdleCallback: (rest: () => void) => rest(),
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});

async function expectReport(): Promise<void> {
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({
      reportedAs: 'consent',
      cause: expect.objectContaining({ message: expect.stringContaining('chunk 7') }),
    }),
  );
}

test('a bar that fails to load is reported, and the page stays as it is', async () => {
  const consent = createConsent(window);
  startConsent(window, consent);
  await expectReport();
  expect(consent.current()).toBe('unasked');
  expect(document.querySelector('#consent')).toBeNull();
});

test('a panel that fails to load on request is reported', async () => {
  const { user } = renderScreen(<Footer />);
  await user.click(screen.getByRole('button', { name: 'Cookies' }));
  await expectReport();
});
