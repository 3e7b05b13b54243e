import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { keepInteractions } from './keep-interactions';
import type { StartingWindow } from './start-mark';

const starting = window as unknown as StartingWindow;
const HTML =
  '<form><input aria-label="Where" value=""><input type="checkbox" aria-label="Instant"><select aria-label="Order"><option value="near" selected>Nearest</option><option value="cheap">Cheapest</option></select><button type="button">More</button><button>Search</button></form><output>|near|false|0|0</output>';

function Search() {
  const [where, setWhere] = useState('');
  const [order, setOrder] = useState('near');
  const [isInstant, setInstant] = useState(false);
  const [count, setCount] = useState({ more: 0, sent: 0 });
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setCount((last) => ({ ...last, sent: last.sent + 1 }));
        }}
      >
        <input aria-label="Where" value={where} onChange={({ target }) => setWhere(target.value)} />
        <input
          type="checkbox"
          aria-label="Instant"
          checked={isInstant}
          onChange={({ target }) => setInstant(target.checked)}
        />
        <select aria-label="Order" value={order} onChange={({ target }) => setOrder(target.value)}>
          <option value="near">Nearest</option>
          <option value="cheap">Cheapest</option>
        </select>
        <button type="button" onClick={() => setCount((last) => ({ ...last, more: last.more + 1 }))}>
          More
        </button>
        <button>Search</button>
      </form>
      <output>{[where, order, isInstant, count.more, count.sent].join('|')}</output>
    </>
  );
}

let root: Root | undefined;

/** A page rendered by the server that is not hydrated yet. */
function renderedPage() {
  document.body.innerHTML = `<div id="app" data-rendered="1.0.0">${HTML}</div>`;
  const container = document.getElementById('app') as HTMLElement;
  const find = <Found extends HTMLElement>(selector: string) => container.querySelector(selector) as Found;
  return { container, find, state: () => find('output').textContent };
}

async function takeOver(container: HTMLElement): Promise<void> {
  container.removeAttribute('data-rendered');
  await act(async () => (root = hydrateRoot(container, <Search />)));
  await act(async () => starting.campaviaStart?.repeatInteractions?.(container));
}

beforeAll(() => keepInteractions(window));
afterEach(() => act(async () => root?.unmount()));

test('input, choices and clicks before hydration are replayed after it', async () => {
  const { container, find, state } = renderedPage();
  await userEvent.type(find('input'), 'Annecy');
  await userEvent.selectOptions(find('select'), 'cheap');
  await userEvent.click(find('button'));
  await takeOver(container);
  expect(state()).toBe('Annecy|cheap|false|1|0');
  expect(find<HTMLInputElement>('input').value).toBe('Annecy');
});

test('what is typed while the part is being hydrated is repeated with the rest', async () => {
  const { container, find, state } = renderedPage();
  await userEvent.type(find('input'), 'Anne');
  container.dataset.hydrating = '';
  container.removeAttribute('data-rendered');
  await userEvent.type(find('input'), 'cy');
  await takeOver(container);
  expect(state()).toBe('Annecy|near|false|0|0');
  expect(container).not.toHaveAttribute('data-hydrating');
});

test('a focused field receives the event', async () => {
  const { container, find } = renderedPage();
  const onFocusIn = jest.fn();
  find('input').focus();
  container.addEventListener('focusin', onFocusIn);
  await takeOver(container);
  expect(onFocusIn).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(find('input'));
});

test('a checkbox clicked before is checked once', async () => {
  const { container, find, state } = renderedPage();
  await userEvent.click(find('[type=checkbox]'));
  await takeOver(container);
  expect(state()).toBe('|near|true|0|0');
});

test('a form is submitted by its part, once', async () => {
  const { container, find, state } = renderedPage();
  await userEvent.click(find('button:last-of-type'));
  await takeOver(container);
  expect(state()).toBe('|near|false|0|1');
});

test('a form whose part fails to load is submitted by the browser', async () => {
  jest.useFakeTimers();
  const { find } = renderedPage();
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  find<HTMLFormElement>('form').requestSubmit();
  jest.advanceTimersByTime(4000);
  expect(submit).toHaveBeenCalledTimes(1);
  submit.mockRestore();
  jest.useRealTimers();
});

test('nothing is recorded after hydration', async () => {
  const { container, find, state } = renderedPage();
  await takeOver(container);
  await userEvent.click(find('button'));
  await act(async () => starting.campaviaStart?.repeatInteractions?.(container));
  expect(state()).toBe('|near|false|1|0');
});

test('clicks on another part of the page wait for that part', async () => {
  const { container, find, state } = renderedPage();
  const header = document.createElement('div');
  header.dataset.rendered = '';
  document.body.prepend(header);
  await userEvent.type(find('input'), 'Annecy');
  await userEvent.click(find('button'));
  starting.campaviaStart?.repeatInteractions?.(header);
  await takeOver(container);
  expect(state()).toBe('Annecy|near|false|1|0');
});
