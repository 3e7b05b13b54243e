import type { CarrierSettings } from '../../config/notification-settings';
import type { Carriers } from './transport';
import { createSmtpCarrier } from './smtp-transport';
import { createTwilioCarrier } from './twilio-transport';

/** The carriers that a deployment has; without one the sandbox keeps notices and they end there. */
export function chooseCarriers({ mail, sms }: CarrierSettings): Carriers {
  return { ...(mail && { mail: createSmtpCarrier(mail) }), ...(sms && { sms: createTwilioCarrier(sms) }) };
}
