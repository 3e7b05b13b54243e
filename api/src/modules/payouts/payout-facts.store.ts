import {
  needsTaxNumber,
  ownerDocuments,
  summariseDocuments,
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
  const { documentsOf, declarationOf, holdOf, bankAccountOf } = reading(database);

  async function ofOwner(ownerId: number): Promise<OwnerFacts> {
    const person = await database
      .selectFrom('app_user')
      .select(['professional_type', 'country'])
      .where('id', '=', ownerId)
      .executeTakeFirstOrThrow();
    const mandatory = ownerDocuments(person.professional_type).mandatory;
    const [statuses, declaration, hold, bankAccount] = [
      await documentsOf(ownerId),
      await declarationOf(ownerId),
      await holdOf(ownerId),
      await bankAccountOf(ownerId),
    ];
    const papers = mandatory
      .filter((type) => type !== 'ubo_declaration')
      .map((type) => ({ status: statuses.get(type) ?? ('created' as const), isMandatory: true }));
    return {
      hasStaffHold: hold !== undefined,
      hasIdentity: summariseDocuments(papers) === 'validated',
      lacksBeneficialOwners: mandatory.includes('ubo_declaration') && declaration?.status !== 'V',
      lacksTaxNumber:
        needsTaxNumber(person.country) && statuses.get('tax_identification_number') !== 'validated',
      bankAccount,
    };
  }

  return { ofOwner };
}

function reading(database: Database) {
  async function documentsOf(ownerId: number) {
    const rows = await database
      .selectFrom('document')
      .select(['document_type', 'status'])
      .where('user_id', '=', ownerId)
      .execute();
    return new Map<DocumentType, (typeof rows)[number]['status']>(
      rows.map(({ document_type, status }) => [document_type, status]),
    );
  }

  function declarationOf(ownerId: number) {
    return database
      .selectFrom('ubo_declaration')
      .select('status')
      .where('user_id', '=', ownerId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  function holdOf(ownerId: number) {
    return database
      .selectFrom('payout_hold')
      .select('id')
      .where('user_id', '=', ownerId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
  }

  // An account that the provider has not answered about cannot be paid to.
  async function bankAccountOf(ownerId: number): Promise<PayoutFacts['bankAccount']> {
    const [current, ...earlier] = await database
      .selectFrom('bank_account')
      .select(['id', 'made_at', 'provider_id', 'replaced_at'])
      .where('user_id', '=', ownerId)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    if (!current?.provider_id || current.replaced_at !== null) return undefined;
    return { id: current.id, madeAtMs: current.made_at.getTime(), isFirst: earlier.length === 0 };
  }

  return { documentsOf, declarationOf, holdOf, bankAccountOf };
}

/** The last refusal of a payout. */
export function refusalOf(payout: PayoutRow | undefined): PayoutFacts['refused'] {
  if (!payout?.refusal || !payout.refused_at || payout.refused_account_id === null) return undefined;
  const { refusal, refused_at, refused_account_id } = payout;
  return { refusal, atMs: refused_at.getTime(), bankAccountId: refused_account_id };
}
