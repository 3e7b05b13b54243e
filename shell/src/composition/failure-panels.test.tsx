import { act, screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { createFailurePanels } from './failure-panels';
import type { FailureNotice } from './remote-adapter';

const chunkError = Object.assign(new Error('Loading chunk 4 failed'), { name: 'ChunkLoadError' });

function aPanel(once = false, requested = true) {
  const { user } = renderScreen(<p />);
  const element = document.body.appendChild(document.createElement('div'));
  const reload = { once: jest.fn(() => once), requested: jest.fn(() => requested) };
  const retry = jest.fn();
  const show = createFailurePanels({ part: 'mf-search', reference: 'c0ffee00-mf-search', reload });
  const fail = (what: Omit<FailureNotice, 'retry'>) => {
    act(() => void show(element, { ...what, retry }));
  };
  const press = () => user.click(screen.getByRole('button', { name: /Try again/ }));
  return { element, reload, retry, fail, press };
}

test('a missing chunk reloads the page instead of showing a panel', () => {
  const { element, fail, reload } = aPanel(true);
  fail({ error: chunkError, phase: 'load' });
  expect(reload.once).toHaveBeenCalledTimes(1);
  expect(element).toBeEmptyDOMElement();
});

test('a screen whose code failed to load is repaired by a reload on request', async () => {
  const { fail, press, reload, retry } = aPanel();
  fail({ error: chunkError, phase: 'render' });
  await press();
  expect(reload.requested).toHaveBeenCalledTimes(1);
  expect(retry).not.toHaveBeenCalled();
});

test('while the page is held, retrying does not reload it', async () => {
  const { fail, press, retry } = aPanel(false, false);
  fail({ error: chunkError, phase: 'render' });
  await press();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a part that failed to load is requested again, the second time with a new document', async () => {
  const { fail, press, reload, retry } = aPanel();
  fail({ error: new Error('404'), phase: 'load' });
  await press();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(reload.once).not.toHaveBeenCalled();
  fail({ error: new Error('404'), phase: 'load' });
  await press();
  expect(reload.requested).toHaveBeenCalledTimes(1);
});

test('a page that crashed is mounted again', async () => {
  const { fail, press, reload, retry } = aPanel();
  fail({ error: new TypeError('x is undefined'), phase: 'render' });
  fail({ error: new TypeError('x is undefined'), phase: 'render' });
  await press();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(reload.requested).not.toHaveBeenCalled();
});

test('whatever failed to load while offline is requested again when the connection is back', () => {
  const { fail, reload, retry } = aPanel();
  fail({ error: chunkError, phase: 'render' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(reload.requested).not.toHaveBeenCalled();
});
