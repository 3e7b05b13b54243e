import { screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { CrashBoundary } from './crash-boundary';

const addresses = [{ id: 'search', pattern: '/s', part: 'mf-search' }];

function Broken({ error }: { error: Error }): never {
  throw error;
}

const reported = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  Object.assign(window, { reportError: reported });
});
afterEach(() => jest.restoreAllMocks());

test('a crashed page shows its status, two paragraphs and a link to the search', () => {
  const reportFailure = jest.fn();
  const error = new Error('broken');
  renderScreen(
    <CrashBoundary>
      <Broken error={error} />
    </CrashBoundary>,
    { platform: { addresses, reportFailure } },
  );
  expect(screen.getByText('500')).toBeVisible();
  expect(screen.getByText(/It was nothing you did/)).toBeVisible();
  expect(screen.getByText(/We have been notified/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a camper' })).toHaveAttribute('href', '/en-ie/s');
  expect(reportFailure).toHaveBeenCalledWith({ part: 'shell', phase: 'render', error });
  expect(reported).toHaveBeenCalledWith(error);
});

test('leaves a chunk that failed to load to the remote loader', () => {
  const missing = Object.assign(new Error('chunk 7'), { name: 'ChunkLoadError' });
  const draw = () =>
    renderScreen(
      <CrashBoundary>
        <Broken error={missing} />
      </CrashBoundary>,
    );
  expect(draw).toThrow('chunk 7');
});
