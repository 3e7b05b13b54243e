import { fireEvent, render } from '@testing-library/react';

import { PageSkeleton } from '../layout/page-skeleton';
import { createRemoteContainer } from './remote-container';

const main = () => document.getElementById('main') as HTMLElement;
const skeleton = () => main().querySelector('[data-skeleton]') as HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main id="main"></main>';
});
afterEach(() => {
  jest.useRealTimers();
});

it('keeps the height of a long page until the next skeleton is shown, so that the footer stays out of view', () => {
  const old = createRemoteContainer('mf-listing', document);
  Object.defineProperty(old.open(), 'offsetHeight', { value: 6500 });
  old.leave();
  expect(skeleton().style.minHeight).toBe('6500px');
  old.close();
  createRemoteContainer('mf-funnels', document).open();
  expect(main().querySelectorAll('[data-skeleton]')).toHaveLength(1);
  expect(skeleton().style.minHeight).toBe('');
});

it('marks what the server has rendered as being hydrated, so that what is typed into it is kept', () => {
  main().innerHTML = '<div id="app-mf-search" data-rendered="1.0.0"><input></div>';
  const container = createRemoteContainer('mf-search', document);
  expect(container.open()).toHaveAttribute('data-hydrating');
  expect(createRemoteContainer('mf-trips', document).open()).not.toHaveAttribute('data-hydrating');
});

it('shows no skeleton for a page that loads fast', () => {
  createRemoteContainer('mf-search', document).open();
  expect(skeleton().style.animationDelay).toBe('120ms');
});

it('does not fade in again when one skeleton replaces another', () => {
  const container = createRemoteContainer('mf-search', document).open();
  jest.advanceTimersByTime(50);
  render(<PageSkeleton />, { container });
  expect(skeleton().style.animationDelay).toBe('70ms');
});

it('does not fade in again after a redirect that renders nothing', () => {
  const container = createRemoteContainer('mf-search', document).open();
  const { rerender } = render(<PageSkeleton />, { container });
  jest.advanceTimersByTime(2000);
  rerender(<></>);
  rerender(<PageSkeleton />);
  expect(skeleton().style.animationDelay).toBe('-1880ms');
  rerender(<></>);
  jest.advanceTimersByTime(500);
  rerender(<PageSkeleton />);
  expect(skeleton().style.animationDelay).toBe('120ms');
});

it('does not fade in again when it comes back into view', () => {
  const container = createRemoteContainer('mf-search', document).open();
  render(<PageSkeleton />, { container });
  fireEvent.animationEnd(skeleton());
  expect(skeleton().style.animation).toBe('none');
});
