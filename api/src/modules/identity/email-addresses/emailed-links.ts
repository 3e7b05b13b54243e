import type { LinkedPageName } from '@campavia/contracts';
import type { Language } from '@campavia/i18n/sites';

import type { AppContext } from '../../../core/app-context';
import type { Database } from '../../../database/connect';
import type { LinkPurpose } from '../../../database/identity-schema';
import { pageLink } from '../../../core/emails/page-link';
import { siteOfReader } from '../../../core/emails/site-of-reader';
import { HttpError } from '../../../core/http-errors';
import { hashSecret, createSecret } from '../sessions/secrets';

const HOUR_MS = 3_600_000;
/** Lifetimes of links that e-mails mention. */
export const CONFIRM_DAYS = 7;
export const CHANGE_HOURS = 24;
const LIFETIME_MS: Record<LinkPurpose, number> = {
  confirm: CONFIRM_DAYS * 24 * HOUR_MS,
  change: CHANGE_HOURS * HOUR_MS,
  reset: HOUR_MS,
};

const PAGE = {
  confirm: 'confirm-email',
  change: 'confirm-email',
  reset: 'reset-password',
} as const satisfies Record<LinkPurpose, LinkedPageName>;

export interface LinkRequest {
  userId: number;
  purpose: LinkPurpose;
  email: string;
  /** The user's site, which the link's page uses. */
  locale: string | null;
  /** Otherwise the main site of this language is used. */
  language: Language;
}

/** E-mailed links to pages of the site: each works once and expires. */
export function createEmailedLinks({ settings, clock }: Pick<AppContext, 'settings' | 'clock'>) {
  /** Creates a link; earlier ones for the same purpose stop working. */
  async function create(
    { userId, purpose, email, ...reader }: LinkRequest,
    within: Database,
  ): Promise<string> {
    const now = clock.now();
    await revoke(userId, [purpose], within);
    const secret = createSecret();
    const expires_at = new Date(now.getTime() + LIFETIME_MS[purpose]);
    await within
      .insertInto('mailed_link')
      .values({ hash: hashSecret(secret), user_id: userId, purpose, email, expires_at })
      .execute();
    const query = `token=${secret}`;
    return pageLink(settings.siteUrl, siteOfReader(reader), { page: PAGE[purpose], query });
  }

  /**
   * Redeems a link and returns its user.
   * @throws HttpError 400 link_invalid when it is unknown, expired or already used
   */
  async function redeem(secret: string, purposes: readonly LinkPurpose[], within: Database) {
    const now = clock.now();
    const link = await within
      .updateTable('mailed_link')
      .set({ used_at: now })
      .where('hash', '=', hashSecret(secret))
      .where('purpose', 'in', purposes)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['user_id', 'purpose', 'email'])
      .executeTakeFirst();
    if (!link) throw new HttpError(400, 'link_invalid');
    return link;
  }

  async function revoke(userId: number, purposes: readonly LinkPurpose[], within: Database): Promise<void> {
    await within
      .deleteFrom('mailed_link')
      .where('user_id', '=', userId)
      .where('purpose', 'in', purposes)
      .where('used_at', 'is', null)
      .execute();
  }

  return { create, redeem, revoke };
}

export type EmailedLinks = ReturnType<typeof createEmailedLinks>;
