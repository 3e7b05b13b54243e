import type { PayoutRequirement, PayoutRequirements } from '@campavia/contracts';
import {
  PAYOUT_REQUIREMENTS,
  requirementOfDeclaration,
  requirementOfDocuments,
  type DocumentType,
  type RequirementStatus,
} from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { listDocumentsOfUser } from '../documents/documents.service';
import { createPayoutRequirementsStore } from './payout-requirements.store';

/** How long payouts are suspended after a change of the bank account. */
const REST_MS = 48 * 3_600_000;

const IDENTITY: readonly DocumentType[] = ['id_proof'];
const OF_SOLETRADER: readonly DocumentType[] = ['reg_proof'];
const OF_COMPANY: readonly DocumentType[] = ['reg_proof', 'reg_association'];

interface Found {
  status: RequirementStatus;
  document_id?: number | null;
  resting_until?: string | null;
}

const DONE: Found = { status: 'done' };
const MISSING: Found = { status: 'missing' };

/** Requirements for payouts to an owner, with the status of each. */
export function createPayoutRequirements({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const store = createPayoutRequirementsStore(database);

  async function list(userId: number): Promise<PayoutRequirements> {
    const [person, documents, accounts, declaration] = await Promise.all([
      store.person(userId),
      listDocumentsOfUser(database, userId, clock.today()),
      store.bankAccounts(userId),
      store.declarationStatus(userId),
    ]);
    const { professional_type: type } = person;
    const needsOwners = type !== null && type !== 'SOLETRADER';
    const found = {
      profile: hasProfile(person) ? DONE : MISSING,
      identity: ofDocuments(documents, IDENTITY),
      company: type && ofDocuments(documents, needsOwners ? OF_COMPANY : OF_SOLETRADER),
      beneficial_owners: needsOwners ? { status: requirementOfDeclaration(declaration) } : null,
      bank_account: ofAccounts(accounts),
      tax_number: ofDocuments(documents, ['tax_identification_number']),
    };
    const results = PAYOUT_REQUIREMENTS.flatMap((name) => toRequirement(name, found[name]));
    const done = results.filter(({ status }) => status === 'done').length;
    return { count: results.length, done, results };
  }

  function ofAccounts(accounts: Awaited<ReturnType<typeof store.bankAccounts>>): Found {
    const [current, before] = accounts;
    if (!current || current.replaced_at !== null) return MISSING;
    const endsAt = new Date(current.made_at.getTime() + REST_MS);
    const isResting = before !== undefined && endsAt > clock.now();
    return { status: 'done', resting_until: isResting ? endsAt.toISOString() : null };
  }

  return { list };
}

export type PayoutRequirementsService = ReturnType<typeof createPayoutRequirements>;

function hasProfile(person: Awaited<ReturnType<ReturnType<typeof createPayoutRequirementsStore>['person']>>) {
  const { professional_type: type, legal_profile_of: profile, company_of: company } = person;
  return profile !== null && (type === null || company !== null);
}

function ofDocuments(
  documents: Awaited<ReturnType<typeof listDocumentsOfUser>>,
  types: readonly DocumentType[],
): Found {
  const of = (type: DocumentType) => documents.find(({ document_type }) => document_type === type);
  const status = requirementOfDocuments(types.map((type) => of(type)?.status));
  const isOpen = status === 'missing' || status === 'refused';
  const next = types.map(of).find((document) => requirementOfDocuments([document?.status]) === status);
  return { status, document_id: (isOpen && next?.id) || null };
}

function toRequirement(name: PayoutRequirement['name'], found: Found | null): PayoutRequirement[] {
  if (!found) return [];
  const { status, document_id = null, resting_until = null } = found;
  return [{ name, status, document_id, resting_until }];
}
