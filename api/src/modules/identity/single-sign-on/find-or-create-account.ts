import type { Site } from '@campavia/i18n/sites';

import type { AppContext } from '../../../core/app-context';
import type { Database } from '../../../database/connect';
import { createFieldReader } from '../../../core/field-reader';
import { OauthError } from '../../../core/http-errors';
import type { ProviderIdentity } from '../../../providers/single-sign-on/single-sign-on';
import { createExternalIdentitiesStore } from './external-identities.store';
import type { EmailedLinks } from '../email-addresses/emailed-links';
import { userFromProvider } from './user-from-provider';
import { createSessionsStore } from '../sessions/sessions.store';
import { createUsersStore } from '../accounts/users.store';

interface Needs extends Pick<AppContext, 'clock'> {
  emailedLinks: EmailedLinks;
}

interface Account {
  id: number;
  is_active: boolean;
}

/** The account of an external identity: linked before, found by e-mail address, or created. */
export function createFindOrCreateAccount({ clock, emailedLinks }: Needs) {
  /** @throws OauthError access_denied */
  return async function findOrCreateAccount(
    person: ProviderIdentity,
    site: Site,
    within: Database,
  ): Promise<Account> {
    const identities = createExternalIdentitiesStore(within);
    const linked = await identities.findUser(person);
    if (linked) return linked;
    const email = addressOf(person);
    const account =
      (await findByAddress(email, within)) ?? (await create({ ...person, email }, site, within));
    if (await identities.link(account.id, person, clock.now())) return account;
    throw new OauthError('access_denied', 'The account with this address belongs to another identity');
  };

  async function findByAddress(email: string, within: Database): Promise<Account | undefined> {
    const store = createUsersStore(within);
    const known = await store.credentialsOf(email);
    if (!known) return undefined;
    const row = await store.find(known.id);
    if (row && !row.email_confirmed_at) await resetCredentials(row.id, within);
    return known;
  }

  // Someone else may have registered this address before it was confirmed, so their credentials are revoked.
  async function resetCredentials(userId: number, within: Database): Promise<void> {
    await emailedLinks.revoke(userId, ['confirm', 'change', 'reset'], within);
    await createSessionsStore(within).endAll(userId, 'password', clock.now());
    await createUsersStore(within).update(userId, {
      email_confirmed_at: clock.now(),
      password_hash: null,
      pending_email: null,
      phone: null,
      phone_certified_at: null,
    });
  }

  async function create(person: ProviderIdentity, site: Site, within: Database): Promise<Account> {
    const id = await createUsersStore(within).insert(userFromProvider(person, site, clock));
    // Created by a concurrent call.
    const account = id === undefined ? await findByAddress(person.email, within) : { id, is_active: true };
    if (!account) throw new OauthError('access_denied', 'No account can have this address');
    return account;
  }
}

function addressOf({ email, isEmailVerified }: ProviderIdentity): string {
  const address = createFieldReader().email('email', email.slice(0, 254));
  if (isEmailVerified && address) return address;
  throw new OauthError('access_denied', 'The identity provider does not vouch for this address');
}
