import { createTransport } from 'nodemailer';

import { TransportError, type Transport, type OutgoingNotification } from './transport';

/** A mail server, and who mails come from. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where it wants them. */
  url: string;
  /** `Campavia <no-reply@campavia.example>` */
  from: string;
}

/** What nodemailer throws. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const TIMEOUT_MS = 10_000;
const MAX_REASON_LENGTH = 300;
const REFUSED = 500;

/** Mail by SMTP (RFC 5321). Each mail keeps its Message-ID at every try, by which servers know it again. */
export function createSmtpTransport({ url, from }: SmtpSettings): Transport {
  const transport = createTransport({
    url,
    // A password is never sent unencrypted, whatever the server offers.
    requireTLS: new URL(url).username !== '',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

  function letter({
    id,
    recipient,
    language,
    subject,
    body,
    html,
    unsubscribe_link,
    written_at,
  }: OutgoingNotification) {
    return {
      from,
      to: { name: '', address: recipient },
      subject: subject ?? '',
      text: body,
      ...(html !== null && { html }),
      ...(unsubscribe_link !== null && { list: { unsubscribe: unsubscribe_link } }),
      date: written_at,
      messageId: `<notice-${id}.${written_at.getTime()}@${domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
        ...(isOneClick(unsubscribe_link) && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    };
  }

  return {
    async send(notification) {
      try {
        await transport.sendMail(letter(notification));
      } catch (error) {
        throw asFailure(error as SmtpError);
      }
    },
  };
}

// RFC 8058 knows one click over https only.
function isOneClick(link: string | null): boolean {
  return link?.startsWith('https://') ?? false;
}

// 5.7 is about us, not about the address: a server that relays nothing for us yet may do so tomorrow.
function asFailure({
  code = 'unknown',
  command,
  responseCode = 0,
  response = '',
}: SmtpError): TransportError {
  const isRecipient = command === 'RCPT TO' && responseCode >= REFUSED;
  // Servers like to repeat whom a mail was for.
  const scrubbed = response.replace(/[^\s<>]+@[^\s<>]+/g, '…');
  const reason = [code, command, scrubbed].filter(Boolean).join(' ').slice(0, MAX_REASON_LENGTH);
  return new TransportError(reason, isRecipient && !/\b5\.7\.\d/.test(response));
}
