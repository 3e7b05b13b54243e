import { act, screen } from '@testing-library/react';

import { aReferential } from '@campavia/contracts/testing';
import type { OwnedAddress } from '@campavia/remote-kit/config';
import { renderScreen } from '@campavia/testing';

import { FailurePage, type FailurePageProps } from './failure-page';

const addresses: OwnedAddress[] = [
  { id: 'home', pattern: '/', part: 'mf-search' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
  { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' },
];

function renderFailure(over: Partial<FailurePageProps> = {}) {
  const onRetry = jest.fn();
  const props: FailurePageProps = {
    part: 'mf-listing',
    reference: 'c0ffee00-mf-listing',
    failures: 1,
    triesByItself: true,
    awaitsConnection: true,
    onRetry,
    ...over,
  };
  const referential = aReferential({ phone_number: '+353 1 555 0123' });
  return { onRetry, ...renderScreen(<FailurePage {...props} />, { platform: { addresses, referential } }) };
}

describe('the page of a failed load', () => {
  it('names the working parts and support, and links to a part that works', () => {
    renderFailure();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded');
    expect(screen.getByRole('link', { name: 'Find a camper' })).toHaveAttribute('href', '/en-ie/s');
    expect(screen.getByRole('link', { name: '+353 1 555 0123' })).toHaveAttribute('href', 'tel:+35315550123');
    expect(screen.getByText(/Your reference: c0ffee00-mf-listing/)).toBeVisible();
    expect(document.title).toBe('This page could not be loaded · Campavia');
  });

  it('has no link into the part that is missing', () => {
    renderFailure({ part: 'mf-search' });
    expect(screen.queryByRole('link', { name: /Find|home/ })).toBeNull();
  });

  it('retries on request', async () => {
    const { onRetry, user } = renderFailure();
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(onRetry.mock.calls).toEqual([['reader']]);
  });

  it('retries by itself after its countdown', () => {
    jest.useFakeTimers();
    const { onRetry } = renderFailure();
    expect(screen.getByText('Trying again automatically in 8 seconds')).toBeVisible();
    for (let second = 1; second < 8; second += 1) act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('Trying again automatically in 1 second')).toBeVisible();
    expect(onRetry).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(onRetry.mock.calls).toEqual([['clock']]);
    jest.useRealTimers();
  });

  it('does not retry by itself when the page itself threw an error', () => {
    renderFailure({ triesByItself: false });
    expect(screen.queryByText(/Trying again automatically/)).toBeNull();
  });

  it('retries at once when the connection is back', () => {
    const { onRetry } = renderFailure({ failures: 4 });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(onRetry.mock.calls).toEqual([['clock']]);
  });

  it('does not blame the connection for an error of the page', () => {
    const { onRetry } = renderFailure({ triesByItself: false, awaitsConnection: false });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
