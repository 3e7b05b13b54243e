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

it('keeps the room of a long page until the next one’s skeleton stands, so that no footer comes into view', () => {
  const old = createRemoteContainer('mf-listing', document);
  Object.defineProperty(old.open(), 'offsetHeight', { value: 6500 });
  old.leave();
  expect(skeleton().style.minHeight).toBe('6500px');
  old.close();
  createRemoteContainer('mf-funnels', document).open();
  expect(main().querySelectorAll('[data-skeleton]')).toHaveLength(1);
  expect(skeleton().style.minHeight).toBe('');
});

it('shows no skeleton of a page that is quick', () => {
  createRemoteContainer('mf-search', document).open();
  expect(skeleton().style.animationDelay).toBe('120ms');
});

it('does not fade in anew where one skeleton takes the place of another', () => {
  const container = createRemoteContainer('mf-search', document).open();
  jest.advanceTimersByTime(50);
  render(<PageSkeleton />, { container });
  expect(skeleton().style.animationDelay).toBe('70ms');
});

it('does not fade in anew behind a redirect that draws nothing', () => {
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

it('does not fade in anew when it comes into view again', () => {
  const container = createRemoteContainer('mf-search', document).open();
  render(<PageSkeleton />, { container });
  fireEvent.animationEnd(skeleton());
  expect(skeleton().style.animation).toBe('none');
});
