import { createTransport } from 'nodemailer';

import { TransportError, type Transport, type OutgoingNotification } from './transport';

/** Mail server and sender. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if required. */
  url: string;
  /** For example `Campavia <no-reply@campavia.example>`. */
  from: string;
}

/** Errors of nodemailer. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const TIMEOUT_MS = 10_000;
const MAX_REASON_LENGTH = 300;
const REFUSED = 500;

/** Sends e-mails by SMTP (RFC 5321). Retries keep the Message-ID, so that servers can detect duplicates. */
export function createSmtpTransport({ url, from }: SmtpSettings): Transport {
  const transport = createTransport({
    url,
    // Never sends a password unencrypted, whatever the server offers.
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

// RFC 8058 requires https.
function isOneClick(link: string | null): boolean {
  return link?.startsWith('https://') ?? false;
}

// Status 5.7 concerns the sender, not the recipient (for example no relay permission), so a retry may succeed.
function asFailure({
  code = 'unknown',
  command,
  responseCode = 0,
  response = '',
}: SmtpError): TransportError {
  const isRecipient = command === 'RCPT TO' && responseCode >= REFUSED;
  // Servers often repeat the recipient's address.
  const scrubbed = response.replace(/[^\s<>]+@[^\s<>]+/g, '…');
  const reason = [code, command, scrubbed].filter(Boolean).join(' ').slice(0, MAX_REASON_LENGTH);
  return new TransportError(reason, isRecipient && !/\b5\.7\.\d/.test(response));
}
