/** @jest-environment jsdom */

import { press } from './press';

test.each([
  ['closed', 'false', 1],
  ['open already, because its page restores it', 'true', 0],
])('clicks an element that is %s until it is open', (_, isExpanded, clicks) => {
  document.body.innerHTML = `<button aria-expanded="${isExpanded}">All filters</button>`;
  const onClick = jest.fn();
  document.querySelector('button')?.addEventListener('click', onClick);
  press('button', {});
  expect(onClick).toHaveBeenCalledTimes(clicks);
});

test('rejects a page without the element', () => {
  document.body.innerHTML = '';
  expect(() => press('button', {})).toThrow('There is no element called button to click');
});

test('clicks an optional element if it exists', () => {
  document.body.innerHTML = '<button>Undo</button>';
  const onClick = jest.fn();
  document.querySelector('button')?.addEventListener('click', onClick);
  press('?button', {});
  press('?a', {});
  expect(onClick).toHaveBeenCalledTimes(1);
});
