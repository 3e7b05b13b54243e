import { newId } from '../new-id';
import type { PspDatabase } from '../psp-database';
import { PspError } from '../psp-error';
import { claimKey } from '../transactions/transactions.store';
import { createAccountObjectsStore, toJson, type AccountObject } from './account-objects.store';
import { planDeclaration, planDocument, planPayout, triggerIn, type PlannedAnswer } from './planned-answers';

interface Needs {
  database: PspDatabase;
  /** Factor for delays. */
  pace: number;
}

type Kind = AccountObject['kind'];
type Body = Record<string, unknown>;

/** The object that a call creates. */
export interface Wanted {
  kind: Kind;
  userId: string | null;
  status: string;
  body: Body;
  plan?: PlannedAnswer;
}

/** An object, and whether this call created it. */
export interface Made {
  object: AccountObject;
  isNew: boolean;
}

const ID_OF: Record<Kind, string> = {
  user: 'user',
  bank_account: 'bank',
  ubo_declaration: 'ubodec',
  document: 'kyc',
  identity_session: 'idv',
  payout: 'payout',
};
const REPEAT_MS = 1000;
const CLOSED = 'CLOSED';

/** Simulated owner accounts; outcomes that are decided later are planned at submission. */
export function createOwnerAccountBooks({ database, pace }: Needs) {
  const objects = createAccountObjectsStore(database);
  const inMs = (ms: number) => new Date(Date.now() + ms * pace);

  /** Creates an object, once per key. @throws PspError 409 */
  async function make(wanted: Wanted, key: string): Promise<Made> {
    const { kind, userId, status, body, plan } = wanted;
    const moveId = newId(ID_OF[kind]);
    const fingerprint = JSON.stringify({ kind, userId, body });
    const id = await database.transaction().execute(async (within) => {
      const claim = await claimKey(within, { key, fingerprint, moveId });
      if (!claim.isNew && claim.fingerprint !== fingerprint) {
        throw new PspError(409, 'idempotency_key_reused', 'The key was used for another order');
      }
      if (!claim.isNew) return claim.moveId;
      await createAccountObjectsStore(within).add({
        id: moveId,
        kind,
        user_id: userId,
        status,
        body: toJson(body),
        ...dueOf(plan),
      });
      return moveId;
    });
    return { object: await find(id, kind), isNew: id === moveId };
  }

  /** @throws PspError 404 also for an object of another user */
  async function find(id: string, kind: Kind, userId?: string): Promise<AccountObject> {
    const object = await objects.find(id);
    const isTheirs = userId === undefined || object?.user_id === userId;
    if (object?.kind === kind && isTheirs) return object;
    throw new PspError(404, 'not_found', 'There is no such thing');
  }

  /** Changes a locked object. @throws PspError 404 */
  async function change(
    { id, kind, userId }: { id: string; kind: Kind; userId: string },
    work: (object: AccountObject) => { status?: string; body?: Body; plan?: PlannedAnswer } | undefined,
  ): Promise<AccountObject> {
    await find(id, kind, userId);
    await database.transaction().execute(async (within) => {
      const store = createAccountObjectsStore(within);
      const object = await store.lock(id);
      const changed = object && work(object);
      if (!object || !changed) return;
      const body = { ...object.body, ...changed.body };
      const status = changed.status ?? object.status;
      await store.update(id, { status, body: toJson(body), ...dueOf(changed.plan) });
    });
    return find(id, kind);
  }

  function dueOf(plan: PlannedAnswer | undefined) {
    return plan ? { due_at: inMs(plan.afterMs), due_status: JSON.stringify(plan) } : {};
  }

  const users = usersOf(objects, (id) => find(id, 'user'));
  return { make, find, ...users, change, list: objects.list, ...deciding({ database, pace }) };
}

function usersOf(
  objects: ReturnType<typeof createAccountObjectsStore>,
  find: (id: string) => Promise<AccountObject>,
) {
  /** A user who was not closed. @throws PspError 404; 400 for a closed one */
  async function findUser(id: string): Promise<AccountObject> {
    const user = await find(id);
    if (user.status === CLOSED) throw new PspError(400, 'invalid', 'The user is closed');
    return user;
  }

  /** Closes a user; does nothing if it is closed. @throws PspError 404; 400 while a payout is under way */
  async function closeUser(id: string): Promise<void> {
    await find(id);
    const isPaid = (await objects.list(id, 'payout')).some(({ status }) => status === 'CREATED');
    if (isPaid) throw new PspError(400, 'invalid', 'A wallet of the user holds money');
    await objects.update(id, { status: CLOSED });
  }

  return { findUser, closeUser };
}

function deciding({ database, pace }: Needs) {
  const inMs = (ms: number) => new Date(Date.now() + ms * pace);

  /** Decides due objects and stores their events. */
  async function settleDue(): Promise<void> {
    await database.transaction().execute(async (within) => {
      const store = createAccountObjectsStore(within);
      for (const object of await store.lockDue(new Date())) {
        const { status, reason } = JSON.parse(object.due_status ?? '{}') as PlannedAnswer;
        const body = toJson({ ...object.body, reason });
        await store.update(object.id, { status, body, due_at: null, due_status: null });
        await store.addEvents(object, timesOf(object), (nth) => inMs(nth * REPEAT_MS));
      }
    });
  }

  /** Decides an object on a page of the provider; does nothing if it was already decided. */
  async function decide(id: string, status: string): Promise<void> {
    await database.transaction().execute(async (within) => {
      const store = createAccountObjectsStore(within);
      const locked = await store.lock(id);
      if (locked?.kind !== 'identity_session' || locked.status !== 'PENDING') return;
      await store.update(id, { status });
      await store.addEvents(locked, 1, () => new Date());
    });
  }

  return { settleDue, decide };
}

export type OwnerAccountBooks = ReturnType<typeof createOwnerAccountBooks>;

/** Plans a bank account with a validated number. */
export function planBankAccount(userId: string, body: Body): Wanted {
  return { kind: 'bank_account', userId, status: 'ACTIVE', body };
}

/** Plans a document; its outcome depends on the file names. */
export function planDocumentOf(userId: string, body: Body & { pages: string[] }): Wanted {
  return { kind: 'document', userId, status: 'VALIDATION_ASKED', body, plan: planDocument(body.pages) };
}

/** Plans a payout; its outcome depends on the account holder. */
export function planPayoutTo(account: AccountObject, body: Body): Wanted {
  const holder = textOf(account.body.holder);
  const planned = planPayout(holder);
  return {
    kind: 'payout',
    userId: account.user_id,
    status: 'CREATED',
    body: { ...body, holder },
    plan: planned,
  };
}

/** Plans the answer to a declaration. @throws PspError 400 without a person */
export function planSubmission({ body }: AccountObject): PlannedAnswer {
  const [first] = personsOf(body);
  if (!first) throw new PspError(400, 'invalid', 'The declaration names no person');
  return planDeclaration(textOf(first.firstName));
}

export function personsOf(body: Body): Body[] {
  return Array.isArray(body.persons) ? (body.persons as Body[]) : [];
}

/** The name that contains triggers. */
export function nameOf({ kind, body }: AccountObject): string {
  if (kind === 'ubo_declaration') return textOf(personsOf(body)[0]?.firstName);
  if (kind === 'document') return Array.isArray(body.pages) ? textOf(body.pages[0]) : '';
  return textOf(body.holder);
}

function timesOf(object: AccountObject): number {
  return triggerIn(nameOf(object)) === 'twice' ? 2 : 1;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
