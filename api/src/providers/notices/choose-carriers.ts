import type { CarrierSettings } from '../../carrier-settings';
import type { Carriers } from './carrier';
import { createSmtpCarrier } from './smtp-carrier';
import { createTwilioCarrier } from './twilio-carrier';

/** The carriers that a deployment has; without one the sandbox keeps notices and they end there. */
export function chooseCarriers({ mail, sms }: CarrierSettings): Carriers {
  return { ...(mail && { mail: createSmtpCarrier(mail) }), ...(sms && { sms: createTwilioCarrier(sms) }) };
}
