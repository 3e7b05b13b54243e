import type { NotificationSettings } from '../../config/notification-settings';
import type { Transports } from './transport';
import { createSmtpTransport } from './smtp-transport';
import { createTwilioTransport } from './twilio-transport';

/** The transports that a deployment has; without one the sandbox keeps notifications and they end there. */
export function chooseTransports({ mail, sms }: NotificationSettings): Transports {
  return {
    ...(mail && { mail: createSmtpTransport(mail) }),
    ...(sms && { sms: createTwilioTransport(sms) }),
  };
}
