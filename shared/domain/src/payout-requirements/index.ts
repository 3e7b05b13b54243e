import type { DocumentStatus } from '../documents';

/** The requirements for payouts, in the recommended order. */
export const PAYOUT_REQUIREMENTS = [
  'profile',
  'identity',
  'company',
  'beneficial_owners',
  'bank_account',
  'tax_number',
] as const;
export type PayoutRequirementName = (typeof PAYOUT_REQUIREMENTS)[number];

/** `missing`: to be entered; `waiting`: being checked; `refused`: to be entered again; `done`: in order. */
export const REQUIREMENT_STATUSES = ['missing', 'waiting', 'refused', 'done'] as const;
export type RequirementStatus = (typeof REQUIREMENT_STATUSES)[number];

/** Estimated minutes to complete each. */
export const REQUIREMENT_MINUTES: Readonly<Record<PayoutRequirementName, number>> = {
  profile: 3,
  identity: 5,
  company: 5,
  beneficial_owners: 10,
  bank_account: 2,
  tax_number: 2,
};

/** Requirements that are checked by staff or the provider, usually within one working day. */
export const CHECKED_REQUIREMENTS: readonly PayoutRequirementName[] = [
  'identity',
  'company',
  'beneficial_owners',
];

const BY_DOCUMENT: Readonly<Record<DocumentStatus, RequirementStatus>> = {
  created: 'missing',
  added: 'missing',
  valid_ask: 'waiting',
  external_transmission: 'waiting',
  validated: 'done',
  exp_soon: 'done',
  needdoc: 'refused',
  refused: 'refused',
  refuse_mgp: 'refused',
  expired: 'refused',
};

const WORST_FIRST: readonly RequirementStatus[] = ['refused', 'missing', 'waiting', 'done'];

/** The status of a requirement with several documents: the one that needs the most. `missing` without any. */
export function requirementOfDocuments(statuses: readonly (DocumentStatus | undefined)[]): RequirementStatus {
  const each = statuses.map((status) => (status ? BY_DOCUMENT[status] : 'missing'));
  return WORST_FIRST.find((status) => each.includes(status)) ?? 'missing';
}

/** The status of a declaration of beneficial owners; C created, A asked, V validated, I incomplete, R refused. */
export function requirementOfDeclaration(status: 'C' | 'A' | 'V' | 'I' | 'R' | undefined): RequirementStatus {
  if (status === undefined || status === 'C') return 'missing';
  if (status === 'A') return 'waiting';
  return status === 'V' ? 'done' : 'refused';
}

/** The next requirement to complete: the first that is refused or missing; undefined if there is none. */
export function nextRequirement<Requirement extends { status: RequirementStatus }>(
  requirements: readonly Requirement[],
): Requirement | undefined {
  return requirements.find(({ status }) => status === 'refused' || status === 'missing');
}
