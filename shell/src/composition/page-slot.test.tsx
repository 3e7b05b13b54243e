import { fireEvent, render } from '@testing-library/react';

import { PageGhost } from './page-ghost';
import { createPageSlot } from './page-slot';

const main = () => document.getElementById('main') as HTMLElement;
const ghost = () => main().querySelector('[data-ghost]') as HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main id="main"></main>';
});
afterEach(() => {
  jest.useRealTimers();
});

it('keeps the room of a long page until the next one’s ghost stands, so that no footer comes into view', () => {
  const old = createPageSlot('mf-listing', document);
  Object.defineProperty(old.open(), 'offsetHeight', { value: 6500 });
  old.leave();
  expect(ghost().style.minHeight).toBe('6500px');
  old.close();
  createPageSlot('mf-funnels', document).open();
  expect(main().querySelectorAll('[data-ghost]')).toHaveLength(1);
  expect(ghost().style.minHeight).toBe('');
});

it('shows no ghost of a page that is quick', () => {
  createPageSlot('mf-search', document).open();
  expect(ghost().style.animationDelay).toBe('120ms');
});

it('does not fade in anew where one ghost takes the place of another', () => {
  const container = createPageSlot('mf-search', document).open();
  jest.advanceTimersByTime(50);
  render(<PageGhost />, { container });
  expect(ghost().style.animationDelay).toBe('70ms');
});

it('does not fade in anew behind a redirect that draws nothing', () => {
  const container = createPageSlot('mf-search', document).open();
  const { rerender } = render(<PageGhost />, { container });
  jest.advanceTimersByTime(2000);
  rerender(<></>);
  rerender(<PageGhost />);
  expect(ghost().style.animationDelay).toBe('-1880ms');
  rerender(<></>);
  jest.advanceTimersByTime(500);
  rerender(<PageGhost />);
  expect(ghost().style.animationDelay).toBe('120ms');
});

it('does not fade in anew when it comes into view again', () => {
  const container = createPageSlot('mf-search', document).open();
  render(<PageGhost />, { container });
  fireEvent.animationEnd(ghost());
  expect(ghost().style.animation).toBe('none');
});
