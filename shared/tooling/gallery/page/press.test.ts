/** @jest-environment jsdom */

import { press } from './press';

test.each([
  ['closed', 'false', 1],
  ['open already, because its page restores it', 'true', 0],
])('what is %s is pressed until it is open', (_, isExpanded, clicks) => {
  document.body.innerHTML = `<button aria-expanded="${isExpanded}">All filters</button>`;
  const onClick = jest.fn();
  document.querySelector('button')?.addEventListener('click', onClick);
  press('button', {});
  expect(onClick).toHaveBeenCalledTimes(clicks);
});

test('a page without it is an error', () => {
  document.body.innerHTML = '';
  expect(() => press('button', {})).toThrow('There is nothing to press called button');
});

test('what may be missing is pressed where it is there', () => {
  document.body.innerHTML = '<button>Undo</button>';
  const onClick = jest.fn();
  document.querySelector('button')?.addEventListener('click', onClick);
  press('?button', {});
  press('?a', {});
  expect(onClick).toHaveBeenCalledTimes(1);
});
