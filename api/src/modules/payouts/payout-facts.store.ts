import {
  needsTaxNumber,
  ownerDocuments,
  summariseDocuments,
  type DocumentStatus,
  type DocumentType,
  type PayoutFacts,
} from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { PayoutRow } from './payouts.store';

/** The documents of an owner that count: the provider's own are declared, not uploaded. */
type OwnerFacts = Pick<
  PayoutFacts,
  'hasStaffHold' | 'hasIdentity' | 'lacksBeneficialOwners' | 'lacksTaxNumber' | 'bankAccount'
>;

/** Reads the facts that decide whether owners may be paid. */
export function createPayoutFactsStore(database: Database) {
  const { peopleOf, documentsOf, declarationOf, heldOwnersOf, bankAccountOf } = reading(database);

  async function ofOwner(ownerId: number): Promise<OwnerFacts> {
    const [people, documents, heldOwners, declaration, bankAccount] = [
      await peopleOf([ownerId]),
      await documentsOf([ownerId]),
      await heldOwnersOf([ownerId]),
      await declarationOf(ownerId),
      await bankAccountOf(ownerId),
    ];
    const person = people.get(ownerId);
    if (!person) throw new Error(`There is no owner ${ownerId}`);
    const statuses = documents.get(ownerId);
    const { mandatory } = ownerDocuments(person.professional_type);
    return {
      hasStaffHold: heldOwners.has(ownerId),
      hasIdentity: isIdentified(mandatory, statuses),
      lacksBeneficialOwners: mandatory.includes('ubo_declaration') && declaration?.status !== 'V',
      lacksTaxNumber:
        needsTaxNumber(person.country) && statuses?.get('tax_identification_number') !== 'validated',
      bankAccount,
    };
  }

  /** The same facts of many owners at once, as far as they decide before all others. */
  async function obstaclesOf(ownerIds: readonly number[]) {
    const obstacles = new Map<number, Pick<OwnerFacts, 'hasStaffHold' | 'hasIdentity'>>();
    if (ownerIds.length === 0) return obstacles;
    const [people, documents, heldOwners] = [
      await peopleOf(ownerIds),
      await documentsOf(ownerIds),
      await heldOwnersOf(ownerIds),
    ];
    for (const [id, { professional_type: type }] of people) {
      const hasIdentity = isIdentified(ownerDocuments(type).mandatory, documents.get(id));
      obstacles.set(id, { hasStaffHold: heldOwners.has(id), hasIdentity });
    }
    return obstacles;
  }

  return { ofOwner, obstaclesOf };
}

type Statuses = Map<DocumentType, DocumentStatus>;

function isIdentified(mandatory: readonly DocumentType[], statuses: Statuses | undefined): boolean {
  const papers = mandatory
    .filter((type) => type !== 'ubo_declaration')
    .map((type) => ({ status: statuses?.get(type) ?? ('created' as const), isMandatory: true }));
  return summariseDocuments(papers) === 'validated';
}

function reading(database: Database) {
  async function peopleOf(ownerIds: readonly number[]) {
    const rows = await database
      .selectFrom('app_user')
      .select(['id', 'professional_type', 'country'])
      .where('id', 'in', ownerIds)
      .execute();
    return new Map(rows.map(({ id, ...person }) => [id, person]));
  }

  async function documentsOf(ownerIds: readonly number[]): Promise<Map<number, Statuses>> {
    const rows = await database
      .selectFrom('document')
      .select(['user_id', 'document_type', 'status'])
      .where('user_id', 'in', ownerIds)
      .execute();
    const documents = new Map<number, Statuses>();
    for (const { user_id: ownerId, document_type: type, status } of rows) {
      if (ownerId === null) continue;
      documents.set(ownerId, (documents.get(ownerId) ?? new Map()).set(type, status));
    }
    return documents;
  }

  function declarationOf(ownerId: number) {
    return database
      .selectFrom('ubo_declaration')
      .select('status')
      .where('user_id', '=', ownerId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  /** Owners whose payouts staff hold back. */
  async function heldOwnersOf(ownerIds: readonly number[]): Promise<Set<number>> {
    const rows = await database
      .selectFrom('payout_hold')
      .select('user_id')
      .where('user_id', 'in', ownerIds)
      .where('ended_at', 'is', null)
      .execute();
    return new Set(rows.map(({ user_id: ownerId }) => ownerId));
  }

  // An account that the provider has not answered about, or that it has refused, cannot be paid to.
  async function bankAccountOf(ownerId: number): Promise<PayoutFacts['bankAccount']> {
    const [current, ...earlier] = await database
      .selectFrom('bank_account')
      .select(['id', 'made_at', 'provider_id', 'refused_at', 'replaced_at'])
      .where('user_id', '=', ownerId)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    if (!current?.provider_id || current.refused_at !== null || current.replaced_at !== null)
      return undefined;
    return { id: current.id, madeAtMs: current.made_at.getTime(), isFirst: earlier.length === 0 };
  }

  return { peopleOf, documentsOf, declarationOf, heldOwnersOf, bankAccountOf };
}

/** The last refusal of a payout. */
export function refusalOf(payout: PayoutRow | undefined): PayoutFacts['refused'] {
  if (!payout?.refusal || !payout.refused_at || payout.refused_account_id === null) return undefined;
  const { refusal, refused_at, refused_account_id } = payout;
  return { refusal, atMs: refused_at.getTime(), bankAccountId: refused_account_id };
}
