import type { SmtpSettings } from '../providers/notifications/smtp-transport';
import type { TwilioSettings } from '../providers/notifications/twilio-transport';
import { SettingsError } from './settings-error';

/** How e-mails and text messages are sent. */
export interface NotificationSettings {
  mail?: SmtpSettings;
  sms?: TwilioSettings;
}

/** Settings that production needs to send e-mails. */
interface Reachable {
  isSandbox: boolean;
  companyAddress?: string | undefined;
  supportEmail?: string | undefined;
}

const SENDER = /^([^<>@]*<)?[^\s<>@]+@[\w-]+(\.[\w-]+)*>?$/;

/**
 * Reads `SMTP_URL` and `MAIL_FROM`, and `TWILIO_ACCOUNT_SID`, `TWILIO_AUTH_TOKEN` and `TWILIO_FROM`.
 * @throws SettingsError naming the variable that is missing or invalid
 */
export function readNotificationSettings(env: NodeJS.ProcessEnv): NotificationSettings {
  return { mail: readMail(env), sms: readSms(env) };
}

/**
 * Production needs e-mail and text message transports, because users must confirm their addresses. E-mails must name
 * the sender, and there must be a support address.
 * @throws SettingsError naming the missing variable
 */
export function requireNotificationSettings(
  { mail, sms }: NotificationSettings,
  { isSandbox, companyAddress, supportEmail }: Reachable,
): void {
  if (isSandbox) return;
  const needed = {
    SMTP_URL: mail,
    TWILIO_ACCOUNT_SID: sms,
    COMPANY_ADDRESS: companyAddress,
    SUPPORT_EMAIL: supportEmail,
  };
  const [name] = Object.entries(needed).find(([, given]) => !given) ?? [];
  if (!name) return;
  throw new SettingsError(
    `${name} is missing with CAMPAVIA_ENV=production: e-mails and text messages have to be sent. ` +
      'CAMPAVIA_SANDBOX=allow keeps them on the page of the outbox instead.',
  );
}

function readMail({ SMTP_URL: url, MAIL_FROM: from }: NodeJS.ProcessEnv): SmtpSettings | undefined {
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^smtps?:\/\/./.test(url)) {
    throw new SettingsError('SMTP_URL must be an address like smtp://user:password@mail.example.com:587');
  }
  if (!from || !SENDER.test(from)) {
    throw new SettingsError('MAIL_FROM must say who mails come from: Campavia <no-reply@campavia.example>');
  }
  return { url, from };
}

function readSms(env: NodeJS.ProcessEnv): TwilioSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (!accountSid) return undefined;
  if (!authToken) throw new SettingsError('TWILIO_AUTH_TOKEN is missing beside TWILIO_ACCOUNT_SID');
  if (!from) throw new SettingsError('TWILIO_FROM is missing beside TWILIO_ACCOUNT_SID');
  return { accountSid, authToken, from };
}
