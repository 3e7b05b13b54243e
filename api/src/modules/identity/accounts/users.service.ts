import type { Me, UpdateMe, User } from '@campavia/contracts';
import { siteOf } from '@campavia/i18n/sites';

import { createFieldReader } from '../../../core/field-reader';
import { HttpError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import { listDocumentsOfUser } from '../../documents/documents.service';
import type { IdentityContext } from '../identity-context';
import { readHome, readPersonalDetails } from './read-personal-details';
import type { SignedIn } from '../signed-in.service';
import { toMe, toUser } from './users.mapper';
import { createUsersStore, type UserRow } from './users.store';

/** Users: their own data and their public profile. */
export function createUsersService({ database, clock, emailAddresses, passwordCheck }: IdentityContext) {
  const store = createUsersStore(database);

  /** The signed-in user. @throws HttpError 401 when the account was deleted meanwhile */
  async function me({ userId, actorId }: Pick<SignedIn, 'userId' | 'actorId'>): Promise<Me> {
    const [row, documents, actor] = await Promise.all([
      rowOf(userId),
      listDocumentsOfUser(database, userId, clock.today()),
      actorId === undefined ? undefined : store.find(actorId),
    ]);
    return toMe(row, { documents, actor: actor ? { id: actor.id, first_name: actor.first_name } : null });
  }

  async function rowOf(userId: number): Promise<UserRow> {
    const row = await store.find(userId);
    if (!row) throw new HttpError(401, 'token_invalid');
    return row;
  }

  /**
   * Updates the user's data. A new phone number must be verified again; a new e-mail address takes effect once its link
   * is followed, and requires the password, because it gives access to the account.
   * @throws InvalidFieldsError for all invalid fields; HttpError 405 when acting staff change the address
   */
  async function update(who: SignedIn, form: UpdateMe): Promise<Me> {
    const row = await rowOf(who.userId);
    const isMove = isAnotherAddress(form, row);
    if (isMove && who.actorId !== undefined) throw new HttpError(405, 'not_while_impersonating');
    const { email, ...changes } = read(form);
    if (isMove) await passwordCheck.check(who.userId, 'password', form.password);
    const isNewPhone = changes.phone !== undefined && changes.phone !== row.phone;
    const uncertified = isNewPhone ? { phone_certified_at: null } : {};
    await database.transaction().execute(async (within) => {
      await createUsersStore(within).update(row.id, { ...given(changes), ...uncertified });
      if (email !== undefined)
        await emailAddresses.requestChange({ ...row, ...given(changes) }, email, within);
    });
    return me(who);
  }

  function read({ email, first_name, last_name, locale, ...about }: UpdateMe) {
    const fields = createFieldReader();
    const site = locale === undefined ? undefined : siteOf(locale);
    const changes = {
      email: email === undefined ? undefined : fields.email('email', email),
      first_name: first_name === undefined ? undefined : fields.line('first_name', first_name),
      last_name: last_name === undefined ? undefined : fields.line('last_name', last_name),
      ...readPersonalDetails(about, fields, clock.today()),
      ...readHome(about, fields),
    };
    fields.settle();
    return { ...changes, locale: site?.locale, language: site?.language };
  }

  /** The public profile of a user. @throws HttpError 404 user_not_found */
  async function get(id: string): Promise<User> {
    const row = await store.find(parseRowId(id));
    if (!row?.is_active) throw new HttpError(404, 'user_not_found');
    return toUser(row);
  }

  return { me, update, get };
}

export type UsersService = ReturnType<typeof createUsersService>;

function isAnotherAddress({ email }: UpdateMe, row: UserRow): boolean {
  return email !== undefined && email.trim().toLowerCase() !== row.email;
}

function given<Changes extends object>(changes: Changes) {
  type Given = { [Field in keyof Changes]?: Exclude<Changes[Field], undefined> };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Given;
}
