import { fireEvent, render } from '@testing-library/react';

import { PageSkeleton } from '../layout/page-skeleton';
import { createRemoteContainer } from './remote-container';

function aContainer(part: string, show = () => false) {
  return createRemoteContainer({ part, document, prerendered: { show } });
}

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
  const old = aContainer('mf-listing');
  Object.defineProperty(old.open(), 'offsetHeight', { value: 6500 });
  old.leave();
  expect(skeleton().style.minHeight).toBe('6500px');
  old.close();
  aContainer('mf-funnels').open();
  expect(main().querySelectorAll('[data-skeleton]')).toHaveLength(1);
  expect(skeleton().style.minHeight).toBe('');
});

it('shows the next page in place of a skeleton if it was rendered beforehand', () => {
  const container = aContainer('mf-search', () => true);
  const left = container.open();
  main().insertAdjacentHTML('afterbegin', '<div id="app-mf-listing"><h1>Camper</h1></div>');
  expect(container.leave()).toBe(true);
  expect(left).not.toBeVisible();
  expect(main().querySelector('[data-between]')).toBeNull();
  expect(main().firstElementChild?.id).toBe('app-mf-listing');
});

it('marks what the server has rendered as being hydrated, so that what is typed into it is kept', () => {
  main().innerHTML = '<div id="app-mf-search" data-rendered="1.0.0"><input></div>';
  const container = aContainer('mf-search');
  expect(container.open()).toHaveAttribute('data-hydrating');
  expect(aContainer('mf-trips').open()).not.toHaveAttribute('data-hydrating');
});

it('shows no skeleton for a page that loads fast', () => {
  aContainer('mf-search').open();
  expect(skeleton().style.animationDelay).toBe('120ms');
});

it('does not fade in again when one skeleton replaces another', () => {
  const container = aContainer('mf-search').open();
  jest.advanceTimersByTime(50);
  render(<PageSkeleton />, { container });
  expect(skeleton().style.animationDelay).toBe('70ms');
});

it('does not fade in again after a redirect that renders nothing', () => {
  const container = aContainer('mf-search').open();
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
  const container = aContainer('mf-search').open();
  render(<PageSkeleton />, { container });
  fireEvent.animationEnd(skeleton());
  expect(skeleton().style.animation).toBe('none');
});
