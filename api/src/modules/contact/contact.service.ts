import type { ContactAnswer, ContactForm } from '@campavia/contracts';
import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';

import type { ServiceContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { Notifications } from '../../providers/notifications/notifications';
import { buildReceivedEmail, buildSupportEmail, type ContactSummary } from './contact-emails';
import { createContactStore } from './contact.store';
import { readContactForm, type ReadContactForm } from './read-contact-form';

interface Needs extends ServiceContext {
  notifications: Notifications;
}

/** Sender of a message. */
export interface ContactSender {
  userId: number | undefined;
  /** Network of the call, see `clientNetworkOf`. */
  network: string;
}

const HOUR_MS = 60 * 60_000;
const PER_USER = { most: 5, withinMs: HOUR_MS };
/** A network can have several users. */
const PER_NETWORK = { most: 20, withinMs: HOUR_MS };
const PER_ADDRESS = { most: 5, withinMs: HOUR_MS };

/** Messages to the support team: each is stored and e-mailed, and its sender gets a confirmation. */
export function createContact({ database, clock, settings, rateLimits, notifications }: Needs) {
  const store = createContactStore(database);
  const perUser = rateLimits.limiter('contact-user', PER_USER);
  const perNetwork = rateLimits.limiter('contact-network', PER_NETWORK);
  const perAddress = rateLimits.limiter('contact-address', PER_ADDRESS);
  const { host } = new URL(settings.siteUrl);

  /**
   * Stores a message; a repeated idempotency key gets the same answer.
   * @throws InvalidFieldsError also for code, links to other sites, and bookings of other users
   * @throws TooManyRequestsError
   */
  async function send(form: ContactForm, { userId, network }: ContactSender): Promise<ContactAnswer> {
    const known = await store.findByKey(form.key);
    if (known !== undefined) return { id: known };
    const read = readContactForm(form, { host, isOwnBooking: await isOwnBooking(form, userId) });
    await perNetwork.take(network);
    if (userId !== undefined) await perUser.take(String(userId));
    await perAddress.take(read.email);
    return database.transaction().execute((within) => keep(form, { ...read, userId }, within));
  }

  async function keep(
    form: ContactForm,
    { userId, text, ...sender }: ReadContactForm & { userId: number | undefined },
    within: Database,
  ): Promise<ContactAnswer> {
    const { key, topic, booking_id } = form;
    const site = siteOf(form.locale) ?? DEFAULT_SITE;
    const own = createContactStore(within);
    const id = await own.add({
      key,
      topic,
      ...sender,
      user_id: userId ?? null,
      booking_id: booking_id ?? null,
      body: text,
      locale: site.locale,
      written_at: clock.now(),
    });
    if (id === undefined) return { id: (await own.findByKey(key)) ?? 0 };
    await mail({ id, topic, ...sender, bookingId: booking_id, text, site }, within);
    return { id };
  }

  async function mail(message: ContactSummary, within: Database): Promise<void> {
    const { supportEmail, siteUrl } = settings;
    if (supportEmail) {
      await notifications.mail({ recipient: supportEmail, ...buildSupportEmail(message) }, within);
    }
    await notifications.mail({ recipient: message.email, ...buildReceivedEmail(message, siteUrl) }, within);
  }

  async function isOwnBooking({ booking_id }: ContactForm, userId: number | undefined): Promise<boolean> {
    if (booking_id === undefined) return true;
    return userId !== undefined && (await store.isOwnBooking(booking_id, userId));
  }

  return { send };
}

export type Contact = ReturnType<typeof createContact>;
