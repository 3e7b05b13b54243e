import { screen } from '@testing-library/react';

import { aMe, aReferential } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { ContactScreen } from './contact-screen';

setUpWire();
beforeEach(() => {
  window.sessionStorage.clear();
  answer('get', '/3/referential/', aReferential());
});

const SEND = '/v4/contact-messages/';
const text = () => screen.getByLabelText('Your message');
const button = () => screen.getByRole('button', { name: 'Send' });
const open = (user?: ReturnType<typeof aMe>) =>
  renderScreen(<ContactScreen />, { site: 'en-ie', path: '/contact', ...(user && { user }) });

async function fill({ user }: ReturnType<typeof open>, message: string): Promise<void> {
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'PAYMENT');
  await user.type(screen.getByLabelText('Your name'), 'Marta Rossi');
  await user.type(screen.getByLabelText('E-mail address'), 'marta@example.org');
  await user.click(text());
  await user.paste(message);
}

test('the form is replaced by the reference number, and is empty afterwards', async () => {
  const calls = answer('post', SEND, { id: 1001 }, { status: 201 });
  const view = open();
  await fill(view, '  Where is my deposit?\n');
  await view.user.dblClick(button());
  expect(await screen.findByRole('heading', { name: 'Thank you, we have your message' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Its number is 1001');
  expect(calls.bodies).toEqual([
    {
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      topic: 'PAYMENT',
      name: 'Marta Rossi',
      email: 'marta@example.org',
      text: 'Where is my deposit?',
      locale: 'en-ie',
    },
  ]);
  await view.user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(text()).toHaveValue('');
});

test.each([
  ['a'.repeat(10_000), /up to 5,?000 characters fit/],
  ['Look: <script>alert(1)</script>', /Write without program code/],
  ['Look: https://evil.test', /Leave out links to other sites/],
])('an invalid field shows its error, and nothing typed is lost (%#)', async (message, problem) => {
  const calls = answer('post', SEND, { id: 1001 }, { status: 201 });
  const view = open();
  await fill(view, message);
  await view.user.click(button());
  expect(text()).toHaveAccessibleDescription(expect.stringMatching(problem));
  expect(text()).toHaveValue(message);
  expect(calls.bodies).toEqual([]);
});

test('typed text is there after a reload, and is sent once however often the answer is lost', async () => {
  const lost = answer('post', SEND, null, { status: 503 });
  const view = open();
  await fill(view, 'Where is my deposit?');
  await view.user.click(button());
  expect(await screen.findByText(/Your message stays here/)).toBeVisible();
  view.unmount();

  const calls = answer('post', SEND, { id: 1001 }, { status: 201 });
  const { user } = open();
  expect(text()).toHaveValue('Where is my deposit?');
  expect(screen.getByLabelText('What is it about?')).toHaveValue('PAYMENT');
  await user.click(button());
  await screen.findByRole('heading', { name: 'Thank you, we have your message' });
  const keyOf = (body: unknown) => (body as { key: string }).key;
  expect(calls.bodies.map(keyOf)).toEqual([keyOf(lost.bodies[0])]);
});

test('a signed-in user has their name filled in, and can name a booking', async () => {
  const calls = answer('post', SEND, { booking_id: ['This is not one of your bookings.'] }, { status: 400 });
  const me = aMe();
  const { user } = open(me);
  expect(screen.getByLabelText('E-mail address')).toHaveValue(me.email);
  const booking = screen.getByLabelText(/Booking number/);
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'BOOKING');
  await user.type(text(), 'When do we meet?');
  await user.type(booking, 'seven');
  await user.click(button());
  expect(booking).toHaveAccessibleDescription(expect.stringContaining('in digits'));
  await user.clear(booking);
  await user.type(booking, '#7 001');
  await user.click(button());
  expect((await screen.findAllByText('This is not one of your bookings.')).length).toBeGreaterThan(0);
  expect(calls.bodies).toMatchObject([{ booking_id: 7001 }]);
});

test('after too many messages the form says when to continue', async () => {
  answer('post', SEND, { detail: 'Later.', code: 'too_many_attempts' }, { status: 429 });
  const view = open();
  await fill(view, 'Where is my deposit?');
  await view.user.click(button());
  expect(await screen.findByText(/send it in an hour/)).toBeVisible();
  expect(text()).toHaveValue('Where is my deposit?');
});
