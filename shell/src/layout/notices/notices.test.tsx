import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderScreen } from '@campavia/testing';

import { showNotices } from './show-notices';

const WHY = { tone: 'stop', title: 'Nothing was charged', text: 'This trip has ended.' } as const;

function open() {
  document.body.innerHTML = '<main id="main"><div id="app-mf-trips">The trip</div></main>';
  const { platform } = renderScreen(<p>The frame</p>);
  const { events, navigation } = platform;
  showNotices({ document, events, navigation });
  return {
    send: (over: object = {}) => act(async () => events.send('toast.shown', { ...WHY, ...over })),
    go: (kind: 'push' | 'replace', path: string) => act(async () => navigation[kind](path)),
  };
}

test('an important toast is also shown at the top of the page, with its full text', async () => {
  const { send } = open();
  await send({ isImportant: true });
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Nothing was charged This trip has ended.');
  expect(screen.getByRole('main').firstElementChild).toContainElement(notice);
});

test('it survives the redirect that follows it, and disappears with the next navigation', async () => {
  const { send, go } = open();
  await send({ isImportant: true });
  await go('replace', '/en-ie/campers/1201/payment/7001');
  await go('replace', '/en-ie/d/trips/7001');
  expect(await screen.findByRole('status')).toBeVisible();
  await go('push', '/en-ie/d/trips');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('the same notice is shown once, different ones next to it', async () => {
  const { send } = open();
  await send({ isImportant: true });
  await send({ isImportant: true });
  await send({ isImportant: true, title: 'Something else' });
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
});

test('an action of a notice is shown beside it, and closes it', async () => {
  const { send } = open();
  const perform = jest.fn();
  await send({ isImportant: true, action: { label: 'Stay here', perform } });
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(perform).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('a notice that its sender has closed disappears', async () => {
  const { send } = open();
  const settled = new AbortController();
  await send({ isImportant: true, signal: settled.signal });
  await screen.findByRole('status');
  await act(async () => settled.abort());
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('other toasts are shown in the corner only', async () => {
  const { send } = open();
  await send();
  await send({ isImportant: false });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a container that was removed with a part is inserted again', async () => {
  const { send } = open();
  await send({ isImportant: true });
  await screen.findByRole('status');
  act(() => screen.getByRole('main').replaceChildren());
  await send({ isImportant: true, title: 'Again' });
  expect(await screen.findByText('Again')).toBeVisible();
});
