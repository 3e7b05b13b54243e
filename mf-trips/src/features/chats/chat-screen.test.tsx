import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { Chat, ChatMessage } from '@campavia/contracts';
import { aChat, aChatMessage, someChats } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openPage } from '../../../test/open-page';

fixClock();
setUpWire();

const SENT = '/3/chats/31/messages/';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as never;
  answer('get', '/3/chats/', someChats());
  answer('patch', '/3/chats/messages/902/', aChatMessage());
});

/** Empties the queue of unsent messages of other tests. */
let userId = 100;

async function openChat(over: Partial<Chat> = {}) {
  answer('get', '/3/chats/31/', aChat(over));
  userId += 1;
  return openPage('/d/chats/31', { id: userId });
}

const field = () => screen.getByRole('textbox', { name: 'Write to Camille' });
const log = () => screen.getByRole('log');

function write(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('a message is shown immediately and sent with its own idempotency key', async () => {
  const calls = answer('post', SENT, aChatMessage({ id: 910, content: 'Is nine good?' }));
  await openChat();
  write('  Is nine good?  ');
  expect(within(log()).getByText('Is nine good?')).toBeVisible();
  expect(field()).toHaveValue('');
  await waitFor(() => expect(calls.bodies).toEqual([{ content: 'Is nine good?' }]));
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
});

test('what is typed while the first message of a chat is sent stays until it is sent too', async () => {
  userId += 1;
  const chat = aChat({ id: null, messages: [], convtype: 'product', booking: null });
  answer('get', `/3/chats/product/1204/${userId}/`, chat);
  answer('get', '/3/chats/31/', aChat());
  let respond = () => undefined as void;
  const held = new Promise<void>((resolve) => (respond = resolve));
  const sent = aChatMessage({ id: 910, chat_id: 31, content: 'Is it free?' });
  answer('post', `/3/chats/product/${chat.camper.id}/${chat.guest.id}/messages/`, () =>
    held.then(() => sent),
  );
  await openPage('/d/chats/camper/1204', { id: userId });
  write('Is it free?');
  const text = field();
  fireEvent.change(text, { target: { value: 'In June' } });
  respond();
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
  expect(text).toBeVisible();
  expect(text).toHaveValue('In June');
  answer('post', SENT, aChatMessage({ id: 911, chat_id: 31, content: 'In June' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/chats\/31$/));
});

test('messages while offline wait, and are sent once and in order when the connection is back', async () => {
  const calls = answer('post', SENT, aChatMessage({ id: 911, content: 'One' }));
  await openChat();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  write('One');
  write('Two');
  expect(screen.getAllByText('Waiting for the network, will be sent once')).toHaveLength(2);
  expect(calls.bodies).toEqual([]);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(calls.bodies).toEqual([{ content: 'One' }, { content: 'Two' }]));
  online.mockRestore();
});

test('a refused message shows the reason, and can be deleted', async () => {
  answer(
    'post',
    SENT,
    { detail: 'The other account does not exist any more.', code: 'chat_closed' },
    { status: 405 },
  );
  await openChat();
  write('Hello');
  expect(await screen.findByText(/^Not sent\. The other account/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(within(log()).queryByText('Hello')).toBeNull();
});

test('a text that is too long is not sent', async () => {
  const calls = answer('post', SENT, aChatMessage());
  await openChat();
  write('x'.repeat(2001));
  expect(screen.getByText('1 character too many')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(calls.bodies).toEqual([]);
});

test('a suggestion is inserted into the field, and not sent', async () => {
  await openChat();
  fireEvent.click(screen.getByRole('button', { name: 'Thank you, that suits us.' }));
  expect(field()).toHaveValue('Thank you, that suits us.');
  expect(field()).toHaveFocus();
});

test('messages of the other side appear, and are marked as read', async () => {
  const { platform } = await openChat();
  const read = answer('patch', '/3/chats/messages/904/', aChatMessage());
  const message = aChatMessage({ id: 904, author: 'owner', content: 'Nine is fine.', is_read: false });
  answer('get', '/3/chats/31/', aChat({ messages: [...aChat().messages, message] }));
  act(() => platform.events.send('chat.changed', { chatId: 31, state: 'message' }));
  expect(await screen.findByText('Nine is fine.')).toBeVisible();
  await waitFor(() => expect(read.bodies).toEqual([{ is_read: true }]));
});

test('after loading earlier messages none disappears from the middle when a new one arrives', async () => {
  const [first, second, third] = aChat().messages as [ChatMessage, ChatMessage, ChatMessage];
  const oldest = aChatMessage({ id: 900, content: 'The oldest', send_on_tz: '2027-03-08T09:00:00.000Z' });
  const { platform } = await openChat({ has_earlier: true });
  const loaded = answer('get', '/3/chats/31/', aChat({ messages: [oldest] }));
  fireEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
  expect(await within(log()).findByText('The oldest')).toBeVisible();
  expect(loaded.urls[0]?.searchParams.get('before')).toBe('901');
  const newest = [
    { ...second, content: 'Corrected' },
    third,
    aChatMessage({ id: 904, content: 'Nine is fine.', send_on_tz: '2027-03-10T08:10:00.000Z' }),
  ];
  answer('get', '/3/chats/31/', aChat({ messages: newest, has_earlier: true }));
  act(() => platform.events.send('chat.changed', { chatId: 31, state: 'message' }));
  expect(await within(log()).findByText('Nine is fine.')).toBeVisible();
  expect(within(log()).getByText(first.content)).toBeVisible();
  expect(within(log()).getByText('Corrected')).toBeVisible();
  expect(within(log()).queryByText(second.content)).toBeNull();
});

test('until the trip is confirmed contact details are hidden with the reason, and pictures are not allowed', async () => {
  const masked = aChatMessage({ content: 'Call •••', is_masked: true });
  await openChat({ are_contacts_shown: false, messages: [masked] });
  expect(screen.getByText('Contact details are hidden until the trip is confirmed')).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Pictures can be sent once the trip is confirmed' }),
  ).toBeDisabled();
});

const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [file] },
  });
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

test('a picture waits for the connection between messages, and is sent once in its place', async () => {
  const order: string[] = [];
  const sent = (kind: string) => () => {
    order.push(kind);
    return aChatMessage({ id: 920 + order.length, content: kind });
  };
  const calls = answer('post', SENT, sent('message'));
  answer('post', '/v4/chats/31/photos/', sent('picture'));
  await openChat();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  write('Before');
  choose(new File([PNG], 'van.png', { type: 'image/png' }));
  expect(await within(log()).findByRole('img', { name: 'Picture' })).toBeVisible();
  write('After');
  expect(order).toEqual([]);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(order).toEqual(['message', 'picture', 'message']));
  expect(calls.bodies).toEqual([{ content: 'Before' }, { content: 'After' }]);
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
  online.mockRestore();
});

test('a picture that is too large is refused before it is sent', async () => {
  const calls = answer('post', '/v4/chats/31/photos/', aChatMessage());
  await openChat();
  const heavy = new File([PNG], 'van.png', { type: 'image/png' });
  Object.defineProperty(heavy, 'size', { value: 10 * 1024 * 1024 + 1 });
  choose(heavy);
  expect(await screen.findByText('Use a picture of 10 MB at most.')).toBeVisible();
  expect(within(log()).queryByRole('img', { name: 'Picture' })).toBeNull();
  expect(calls.bodies).toEqual([]);
});
