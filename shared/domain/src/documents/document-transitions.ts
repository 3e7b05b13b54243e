import { documentRequirementsOf } from './document-requirements';
import type { DocumentStatus } from './document-statuses';
import type { DocumentType } from './document-types';

/** Who changes a document. The `reviewer` is staff of the platform, the `provider` checks identities for it. */
export const DOCUMENT_ACTORS = ['person', 'reviewer', 'provider', 'clock'] as const;
export type DocumentActor = (typeof DOCUMENT_ACTORS)[number];

/** Conditions of a document's transition. */
export type DocumentCondition = 'is_complete' | 'has_no_page' | 'provider_decides' | 'house_decides';

/** One transition of a document. */
export interface DocumentTransition {
  name: DocumentTransitionName;
  actor: DocumentActor;
  from: readonly DocumentStatus[];
  when?: DocumentCondition;
  to: DocumentStatus;
}

const REJECTED = ['needdoc', 'refused', 'refuse_mgp', 'expired'] as const;
const OPEN = ['created', 'added', ...REJECTED] as const;
const VALID = ['validated', 'exp_soon'] as const;

/** The names of all transitions. */
export type DocumentTransitionName =
  | 'add_page'
  | 'remove_page'
  | 'edit_details'
  | 'submit'
  | 'accept'
  | 'ask_again'
  | 'refuse'
  | 'warn'
  | 'expire';

/** All transitions of a document; the first matching one applies. */
export const DOCUMENT_TRANSITIONS: readonly DocumentTransition[] = [
  { name: 'add_page', actor: 'person', from: ['valid_ask'], to: 'valid_ask' },
  { name: 'add_page', actor: 'person', from: [...OPEN, ...VALID], to: 'added' },
  { name: 'remove_page', actor: 'person', from: ['added'], when: 'has_no_page', to: 'created' },
  ...staying('remove_page', ['added', ...REJECTED]),
  ...staying('edit_details', [...OPEN, 'exp_soon']),
  { name: 'submit', actor: 'person', from: ['created', 'added'], when: 'is_complete', to: 'valid_ask' },
  {
    name: 'accept',
    actor: 'reviewer',
    from: ['valid_ask'],
    when: 'provider_decides',
    to: 'external_transmission',
  },
  { name: 'accept', actor: 'reviewer', from: ['valid_ask'], when: 'house_decides', to: 'validated' },
  { name: 'ask_again', actor: 'reviewer', from: ['valid_ask'], to: 'needdoc' },
  { name: 'refuse', actor: 'reviewer', from: ['valid_ask'], to: 'refused' },
  { name: 'accept', actor: 'provider', from: ['external_transmission'], to: 'validated' },
  { name: 'refuse', actor: 'provider', from: ['external_transmission'], to: 'refuse_mgp' },
  { name: 'warn', actor: 'clock', from: ['validated'], to: 'exp_soon' },
  { name: 'expire', actor: 'clock', from: VALID, to: 'expired' },
];

/** The facts of a document that its transitions depend on. */
export interface DocumentFacts {
  type: DocumentType;
  status: DocumentStatus;
  pages: number;
  hasExpiry: boolean;
  hasNumber: boolean;
}

/** The transition of this name that an actor can make with a document; undefined if there is none. */
export function findDocumentTransition(
  name: DocumentTransitionName,
  actor: DocumentActor,
  facts: DocumentFacts,
): DocumentTransition | undefined {
  return DOCUMENT_TRANSITIONS.find(
    (transition) =>
      transition.name === name &&
      transition.actor === actor &&
      transition.from.includes(facts.status) &&
      (!transition.when || holds(transition.when, facts)),
  );
}

function staying(name: DocumentTransitionName, statuses: readonly DocumentStatus[]): DocumentTransition[] {
  return statuses.map((status) => ({ name, actor: 'person', from: [status], to: status }));
}

function holds(condition: DocumentCondition, facts: DocumentFacts): boolean {
  const { reviewedBy } = documentRequirementsOf(facts.type);
  if (condition === 'is_complete') return findMissingParts(facts).length === 0;
  if (condition === 'has_no_page') return facts.pages === 0;
  return reviewedBy === (condition === 'provider_decides' ? 'provider' : 'reviewer');
}

/** Requirements that a document does not meet yet. */
export function findMissingParts({ type, pages, hasExpiry, hasNumber }: DocumentFacts) {
  const demands = documentRequirementsOf(type);
  const missing: ('expiration_date' | 'number' | 'pages')[] = [];
  if (demands.expiry && !hasExpiry) missing.push('expiration_date');
  if (demands.number && !hasNumber) missing.push('number');
  if (pages < demands.pages) missing.push('pages');
  return missing;
}
