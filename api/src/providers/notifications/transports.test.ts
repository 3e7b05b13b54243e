import { startMailServer } from '../../../test/mail-server';
import { startFakeTwilio } from '../../../test/fake-twilio';
import type { Transport, OutgoingNotification } from './transport';
import { createSmtpTransport } from './smtp-transport';
import { createTwilioTransport } from './twilio-transport';

const FROM = 'Campavia <no-reply@campavia.test>';
const account = { accountSid: 'AC1', authToken: 'token-1', from: '+15005550006' };

const notification: OutgoingNotification = {
  id: 7,
  recipient: 'lena@example.org',
  language: 'fr',
  subject: 'Confirmez votre adresse é',
  body: 'Ouvrez ce lien.\n\nhttp://localhost:4300/fr/confirm-email?token=abc-def',
  html: null,
  unsubscribe_link: null,
  written_at: new Date(Date.UTC(2027, 2, 15, 8)),
};

let mails: Awaited<ReturnType<typeof startMailServer>>;
let provider: Awaited<ReturnType<typeof startFakeTwilio>>;

beforeAll(async () => {
  provider = await startFakeTwilio();
  mails = await startMailServer({
    'gone@example.org': '550 5.1.1 <gone@example.org> no such mailbox',
    'full@example.org': '452 4.2.2 mailbox full',
    'relay@example.org': '554 5.7.1 relay access denied',
  });
});
afterAll(() => Promise.all([mails.close(), provider.close()]));

const transports: [string, () => Transport, Record<'taken' | 'final' | 'later', string>][] = [
  [
    'mail',
    () => createSmtpTransport({ url: mails.url, from: FROM }),
    { taken: 'lena@example.org', final: 'gone@example.org', later: 'full@example.org' },
  ],
  [
    'short messages',
    () => createTwilioTransport(account, provider.origin),
    { taken: '+33612345678', final: '+15005550001', later: '+15005550029' },
  ],
];

describe.each(transports)('%s', (_, transport, to) => {
  test('goes out', async () => {
    await expect(transport().send({ ...notification, recipient: to.taken })).resolves.toBeUndefined();
  });

  test('is not tried again when there is no such recipient', async () => {
    await expect(transport().send({ ...notification, recipient: to.final })).rejects.toMatchObject({
      isFinal: true,
    });
  });

  test('is retried when the server answers with a temporary error', async () => {
    const carried = transport().send({ ...notification, recipient: to.later });
    await expect(carried).rejects.toMatchObject({ isFinal: false });
  });

  test('gives the reason without content or recipient', async () => {
    const failure: Error = await transport()
      .send({ ...notification, recipient: to.final })
      .then(
        () => new Error('taken'),
        (error: Error) => error,
      );
    expect(failure.message).not.toBe('taken');
    expect(failure.message).not.toContain('token=abc');
    expect(failure.message).not.toContain(to.final);
  });
});

test('an e-mail has its sender, is marked as automatic, and keeps its Message-ID at every try', async () => {
  mails.received.length = 0;
  const transport = createSmtpTransport({ url: mails.url, from: FROM });
  await transport.send(notification);
  await transport.send(notification);
  const [first, second] = mails.received.map(({ text }) => text);
  expect(mails.received[0]).toMatchObject({ from: 'no-reply@campavia.test', to: 'lena@example.org' });
  expect(first).toContain('From: Campavia <no-reply@campavia.test>');
  expect(first).toContain('Auto-Submitted: auto-generated');
  expect(first).toContain('Content-Language: fr');
  expect(first).toContain('Date: Mon, 15 Mar 2027 08:00:00 +0000');
  expect(first).toContain('\nhttp://localhost:4300/fr/confirm-email?token=abc-def\n');
  const nameOf = (text = '') => /^Message-ID: (.+)$/im.exec(text)?.[1];
  expect(nameOf(first)).toBe('<notice-7.1805097600000@campavia.test>');
  expect(nameOf(second)).toBe(nameOf(first));
});

test('an e-mail is sent as text and as HTML, with headers to unsubscribe', async () => {
  mails.received.length = 0;
  const transport = createSmtpTransport({ url: mails.url, from: FROM });
  const unsubscribe_link = 'http://localhost:4300/fr/go/unsubscribe?token=x';
  await transport.send({ ...notification, html: '<!doctype html><p>Ouvrez ce lien.</p>', unsubscribe_link });
  const [text = ''] = mails.received.map((mail) => mail.text);
  expect(text).toContain('Content-Type: multipart/alternative');
  expect(text.indexOf('Content-Type: text/plain')).toBeGreaterThan(0);
  expect(text.indexOf('Content-Type: text/html')).toBeGreaterThan(text.indexOf('Content-Type: text/plain'));
  expect(text).toContain(`List-Unsubscribe: <${unsubscribe_link}>`);
  expect(text).not.toContain('List-Unsubscribe-Post');
});

test('a mail offers one click to get no more of them, over https alone', async () => {
  mails.received.length = 0;
  const unsubscribe_link = 'https://campavia.test/webhooks/unsubscribe/?token=x';
  await createSmtpTransport({ url: mails.url, from: FROM }).send({ ...notification, unsubscribe_link });
  const [text = ''] = mails.received.map((mail) => mail.text);
  expect(text).toContain(`List-Unsubscribe: <${unsubscribe_link}>`);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('no text of a notification becomes a header or another recipient', async () => {
  mails.received.length = 0;
  const transport = createSmtpTransport({ url: mails.url, from: FROM });
  const subject = 'Hello\r\nBcc: spy@example.org';
  await transport.send({ ...notification, subject, body: '.\r\nRCPT TO:<spy@example.org>' });
  expect(mails.received).toHaveLength(1);
  expect(mails.received[0]?.text).not.toMatch(/^Bcc:/im);
});

test('a server that does not relay yet is retried', async () => {
  const transport = createSmtpTransport({ url: mails.url, from: FROM });
  const carried = transport.send({ ...notification, recipient: 'relay@example.org' });
  await expect(carried).rejects.toMatchObject({ isFinal: false });
});

test.each([
  ['refuses all recipients', () => startMailServer({}, '554 5.3.2 go away')],
  ['is not there', async () => ({ url: 'smtp://127.0.0.1:1', close: async () => undefined })],
])('a mail server that %s is tried again', async (_, start) => {
  const { url, close } = await start();
  await expect(createSmtpTransport({ url, from: FROM }).send(notification)).rejects.toMatchObject({
    isFinal: false,
  });
  await close();
});

test('a text message is sent in the form that Twilio requires', async () => {
  provider.asked.length = 0;
  await createTwilioTransport(account, provider.origin).send({
    ...notification,
    recipient: '+33612345678',
    body: 'é 1',
  });
  expect(provider.asked).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${btoa('AC1:token-1')}`,
      form: { To: '+33612345678', Body: 'é 1', From: '+15005550006' },
    },
  ]);
});

test('it may come from a messaging service', async () => {
  provider.asked.length = 0;
  await createTwilioTransport({ ...account, from: 'MG1' }, provider.origin).send(notification);
  expect(provider.asked[0]?.form).toMatchObject({ MessagingServiceSid: 'MG1' });
});

test.each([
  ['+15005550004', 'wants no messages', true],
  ['+15005550003', 'is asked for with a wrong password', false],
  ['+15005550050', 'makes Twilio fail', false],
])('%s, which %s: no further try %s', async (recipient, _, isFinal) => {
  const carried = createTwilioTransport(account, provider.origin).send({ ...notification, recipient });
  await expect(carried).rejects.toMatchObject({ isFinal });
});

test('an unreachable provider is retried', async () => {
  const nobody = createTwilioTransport(account, 'http://127.0.0.1:1');
  await expect(nobody.send(notification)).rejects.toMatchObject({ isFinal: false });
});
