import type { FastifyBaseLogger } from 'fastify';

import type { NewsletterAnswer, NewsletterSignUp } from '@campavia/contracts';
import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';

import type { ServiceContext } from '../../core/app-context';
import { createFieldReader } from '../../core/field-reader';
import { HttpError } from '../../core/http-errors';
import type { MailingList } from '../../providers/mailing-list/mailing-list';
import type { Notifications } from '../../providers/notifications/notifications';
import { buildNewsletterEmail, CONFIRM_DAYS } from './newsletter-email';
import { createNewsletterChangesStore } from './newsletter-changes.store';
import { createNewsletterStore } from './newsletter.store';
import { createMailingListUpdates } from './update-mailing-list.job';

interface Needs extends ServiceContext {
  notifications: Notifications;
  /** Undefined when none is configured: confirmed addresses wait then. */
  mailingList: MailingList | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A network can have several users. */
const PER_NETWORK = { most: 30, withinMs: HOUR_MS };
const PER_ADDRESS = { most: 3, withinMs: HOUR_MS };

/** The newsletter with double opt-in: an address is added to the mailing list after it is confirmed by a link. */
export function createNewsletter(needs: Needs) {
  const { database, clock, settings, rateLimits, notifications, mailingList, log } = needs;
  const store = createNewsletterStore(database);
  const perNetwork = rateLimits.limiter('newsletter-network', PER_NETWORK);
  const perAddress = rateLimits.limiter('newsletter-address', PER_ADDRESS);

  /**
   * E-mails the link that confirms an address, unless it is already confirmed.
   * @param network of the call, see `clientNetworkOf`
   * @throws TooManyRequestsError
   */
  async function subscribe(form: NewsletterSignUp, network: string): Promise<NewsletterAnswer> {
    await perNetwork.take(network);
    const email = createFieldReader().email('email', form.email);
    if (!email) return { code: 'email_is_invalid' };
    await perAddress.take(email);
    const site = siteOf(form.locale) ?? DEFAULT_SITE;
    return database.transaction().execute(async (within) => {
      const token = await createNewsletterStore(within).ask({
        email,
        locale: site.locale,
        asked_at: clock.now(),
      });
      if (!token) return { code: 'email_already_exists' as const };
      await notifications.mail(
        { recipient: email, ...buildNewsletterEmail(site, token, settings.siteUrl) },
        within,
      );
      return { code: null };
    });
  }

  /** Confirms the address of a link. @throws HttpError 400 link_invalid, also when it has expired */
  async function confirm(token: string): Promise<void> {
    const now = clock.now();
    const askedAfter = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);
    if (!(await store.confirm(withoutNulls(token), { now, askedAfter })))
      throw new HttpError(400, 'link_invalid');
  }

  /** Unsubscribes the address of a link. @throws HttpError 400 link_invalid */
  async function stop(token: string): Promise<void> {
    if (!(await store.stop(withoutNulls(token), clock.now()))) throw new HttpError(400, 'link_invalid');
  }

  /** Subscribes the confirmed address of an account, or unsubscribes it. */
  function setFor(email: string, { isOn, locale }: { isOn: boolean; locale: string }): Promise<void> {
    const now = clock.now();
    return isOn ? store.subscribeConfirmed({ email, locale, asked_at: now }) : store.stopFor(email, now);
  }

  const changes = createNewsletterChangesStore(database);
  const { updateDue } = createMailingListUpdates({ store: changes, clock, mailingList, log });
  return { subscribe, confirm, stop, setFor, updateDue };
}

export type Newsletter = ReturnType<typeof createNewsletter>;

function withoutNulls(token: string): string {
  return token.replaceAll('\0', '');
}
