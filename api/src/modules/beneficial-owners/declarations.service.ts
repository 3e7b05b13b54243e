import type {
  BeneficialOwner,
  BeneficialOwners,
  CreateBeneficialOwner,
  UboDeclaration,
  UpdateUboDeclaration,
} from '@campavia/contracts';
import { MAX_BENEFICIAL_OWNERS, needsBeneficialOwners, requirementOfDocuments } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import type {
  OwnerAccountsProvider,
  ProviderDeclaration,
} from '../../providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import { listDocumentsOfUser } from '../documents/documents.service';
import type { ProviderUsers } from '../owner-accounts/provider-users.service';
import { createDeclarationUpdate, type DeclarationUpdateNeeds } from './declaration-update';
import { keyOfPerson, readBeneficialOwner, toBeneficialOwner, toDeclaration } from './declarations.mapper';
import { createDeclarationsStore, type DeclarationRow } from './declarations.store';

interface Needs extends DeclarationUpdateNeeds {
  clock: Clock;
  provider: Pick<
    OwnerAccountsProvider,
    'createDeclaration' | 'declaration' | 'addBeneficialOwner' | 'updateBeneficialOwner' | 'submitDeclaration'
  >;
  providerUsers: ProviderUsers;
}

const NONE: UboDeclaration = { id: null, status: null, reason: null, users: [] };
const FIRST_DOCUMENTS = ['id_proof', 'reg_proof', 'reg_association'] as const;

/** Declarations of beneficial owners. The persons are kept by the provider alone. */
export function createDeclarations(needs: Needs) {
  const { database, provider, providerUsers } = needs;
  const store = createDeclarationsStore(database);
  const apply = createDeclarationUpdate(needs);

  /** The latest declaration. @throws HttpError 404 ubo_not_needed, 503 payments_away */
  async function get(userId: number): Promise<UboDeclaration> {
    await requireCompany(userId);
    const row = await store.findLatest(userId);
    return row ? toDeclaration(row.id, await read(row).catch(refuse)) : NONE;
  }

  /**
   * Begins a declaration, or submits it.
   * @throws HttpError 404 ubo_not_needed; 405 owner_details_missing, ubo_documents_first, ubo_person_missing,
   * ubo_not_open; 503 payments_away
   */
  async function update(userId: number, { status }: UpdateUboDeclaration): Promise<UboDeclaration> {
    await requireCompany(userId);
    return status === 'C' ? begin(userId) : submit(userId);
  }

  async function begin(userId: number): Promise<UboDeclaration> {
    const latest = await store.findLatest(userId);
    const known = latest && (await read(latest).catch(refuse));
    if (latest && known && known.status !== 'R') return toDeclaration(latest.id, known);
    const owner = await providerUsers.ensure(userId).catch(refuse);
    // Counted when the latest one was read, so that two calls at once request the same declaration.
    const nth = Number(latest?.count ?? 0) + 1;
    const made = await provider.createDeclaration(owner, `declaration ${userId} ${nth}`).catch(refuse);
    const { id: provider_id, status, reason } = made;
    await store.add({ user_id: userId, provider_id, status, reason, made_at: needs.clock.now() });
    return get(userId);
  }

  async function submit(userId: number): Promise<UboDeclaration> {
    const row = await store.findLatest(userId);
    if (!row) throw new HttpError(405, 'ubo_person_missing');
    const before = await read(row).catch(refuse);
    if (before.status === 'A') return toDeclaration(row.id, before);
    requireOpen(before);
    if (before.persons.length === 0) throw new HttpError(405, 'ubo_person_missing');
    await requireDocuments(userId);
    const owner = await providerUsers.ensure(userId).catch(refuse);
    const after = await provider.submitDeclaration(owner, row.provider_id).catch(async (error) => {
      // Submitted twice at once: the provider refuses the second one, which is no error for its owner.
      const now = await read(row).catch(refuse);
      return now.status === 'A' ? now : refuse(error);
    });
    return apply(row, after).then(() => toDeclaration(row.id, after));
  }

  async function requireDocuments(userId: number): Promise<void> {
    const documents = await listDocumentsOfUser(database, userId, needs.clock.today());
    if (!haveBeenSent(documents)) throw new HttpError(405, 'ubo_documents_first');
  }

  async function requireCompany(userId: number): Promise<void> {
    if (!needsBeneficialOwners((await store.findOwner(userId)).professional_type)) {
      throw new HttpError(404, 'ubo_not_needed');
    }
  }

  async function read(row: DeclarationRow): Promise<ProviderDeclaration> {
    const owner = await providerUsers.ensure(row.user_id);
    const found = await provider.declaration(owner, row.provider_id);
    await apply(row, found);
    return found;
  }

  /** Requests the state of a declaration that has changed at the provider. @throws PaymentsFailure */
  async function handleEvent(providerId: string): Promise<void> {
    const row = await store.findByProvider(providerId);
    if (row) await read(row);
  }

  return { get, update, handleEvent, ...personsOf(needs, { requireCompany, read }) };
}

export type Declarations = ReturnType<typeof createDeclarations>;

function haveBeenSent(documents: Awaited<ReturnType<typeof listDocumentsOfUser>>): boolean {
  const statuses = FIRST_DOCUMENTS.map(
    (type) => documents.find(({ document_type }) => document_type === type)?.status,
  );
  return ['waiting', 'done'].includes(requirementOfDocuments(statuses));
}

interface Reading {
  requireCompany: (userId: number) => Promise<void>;
  read: (row: DeclarationRow) => Promise<ProviderDeclaration>;
}

function personsOf({ database, clock, provider, providerUsers }: Needs, { requireCompany, read }: Reading) {
  const store = createDeclarationsStore(database);

  /** @throws HttpError 404 ubo_not_found, 503 payments_away */
  async function listPersons(userId: number, declarationId: string): Promise<BeneficialOwners> {
    const { declaration } = await find(userId, declarationId);
    const results = declaration.persons.map(toBeneficialOwner);
    return { count: results.length, next: null, previous: null, results };
  }

  /** @throws InvalidFieldsError; HttpError 404 ubo_not_found; 405 ubo_not_open, ubo_too_many; 503 payments_away */
  async function addPerson(
    userId: number,
    declarationId: string,
    form: CreateBeneficialOwner,
  ): Promise<BeneficialOwner> {
    const { row, declaration } = await find(userId, declarationId);
    const person = readBeneficialOwner(form, clock.today());
    requireOpen(declaration);
    const key = keyOfPerson(row.id, person);
    const same = declaration.persons.find(({ id: _, ...known }) => keyOfPerson(row.id, known) === key);
    if (same) return toBeneficialOwner(same);
    if (declaration.persons.length >= MAX_BENEFICIAL_OWNERS) throw new HttpError(405, 'ubo_too_many');
    const target = {
      userId: await providerUsers.ensure(userId).catch(refuse),
      declarationId: row.provider_id,
    };
    const id = await provider.addBeneficialOwner(target, person, key).catch(refuse);
    return toBeneficialOwner({ id, ...person });
  }

  /** @throws InvalidFieldsError; HttpError 404 ubo_not_found; 405 ubo_not_open; 503 payments_away */
  async function updatePerson(
    userId: number,
    at: { declarationId: string; personId: string },
    form: CreateBeneficialOwner,
  ): Promise<BeneficialOwner> {
    const { row, declaration } = await find(userId, at.declarationId);
    const known = declaration.persons.find(({ id }) => id === at.personId);
    if (!known) throw new HttpError(404, 'ubo_not_found');
    const person = readBeneficialOwner(form, clock.today());
    requireOpen(declaration);
    const owner = await providerUsers.ensure(userId).catch(refuse);
    const target = { userId: owner, declarationId: row.provider_id, personId: known.id };
    await provider.updateBeneficialOwner(target, person).catch(refuse);
    return toBeneficialOwner({ id: known.id, ...person });
  }

  // Only the latest declaration of the user counts; those of others do not exist for them.
  async function find(userId: number, declarationId: string) {
    await requireCompany(userId);
    const row = await store.findLatest(userId);
    if (!row || row.id !== parseRowId(declarationId)) throw new HttpError(404, 'ubo_not_found');
    return { row, declaration: await read(row).catch(refuse) };
  }

  return { listPersons, addPerson, updatePerson };
}

function requireOpen({ status }: ProviderDeclaration): void {
  if (status !== 'C' && status !== 'I') throw new HttpError(405, 'ubo_not_open');
}

function refuse(error: unknown): never {
  if (!(error instanceof PaymentsFailure)) throw error;
  throw error.kind === 'refused' ? new HttpError(405, 'ubo_not_open') : new HttpError(503, 'provider_away');
}
