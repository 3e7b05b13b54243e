import type { NotificationSettings } from '../../config/notification-settings';
import type { Transports } from './transport';
import { createSmtpTransport } from './smtp-transport';
import { createTwilioTransport } from './twilio-transport';

/** The configured transports; without them, the sandbox only stores notifications. */
export function chooseTransports({ mail, sms }: NotificationSettings): Transports {
  return {
    ...(mail && { mail: createSmtpTransport(mail) }),
    ...(sms && { sms: createTwilioTransport(sms) }),
  };
}
