import {
  documentRequirementsOf,
  DOCUMENT_ACTORS,
  DOCUMENT_TRANSITIONS,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  findDocumentTransition,
  findMissingParts,
  type DocumentActor,
  type DocumentFacts,
  type DocumentTransitionName,
  type DocumentStatus,
  type DocumentType,
} from './index';

function aDocument(status: DocumentStatus, over: Partial<DocumentFacts> = {}): DocumentFacts {
  return { type: 'driving_licen', status, pages: 2, hasExpiry: true, hasNumber: true, ...over };
}

// Written by hand from the rules, independently of the tested table: actor, transition, from, to.
const LEGAL: [
  DocumentActor,
  DocumentTransitionName,
  DocumentStatus,
  DocumentStatus,
  Partial<DocumentFacts>?,
][] = [
  ['person', 'add_page', 'created', 'added'],
  ['person', 'add_page', 'added', 'added'],
  ['person', 'add_page', 'valid_ask', 'valid_ask'],
  ['person', 'add_page', 'validated', 'added'],
  ['person', 'add_page', 'needdoc', 'added'],
  ['person', 'add_page', 'refused', 'added'],
  ['person', 'add_page', 'refuse_mgp', 'added'],
  ['person', 'add_page', 'exp_soon', 'added'],
  ['person', 'add_page', 'expired', 'added'],
  ['person', 'remove_page', 'added', 'added'],
  ['person', 'remove_page', 'needdoc', 'needdoc'],
  ['person', 'remove_page', 'refused', 'refused'],
  ['person', 'remove_page', 'refuse_mgp', 'refuse_mgp'],
  ['person', 'remove_page', 'expired', 'expired'],
  ['person', 'edit_details', 'created', 'created'],
  ['person', 'edit_details', 'added', 'added'],
  ['person', 'edit_details', 'needdoc', 'needdoc'],
  ['person', 'edit_details', 'refused', 'refused'],
  ['person', 'edit_details', 'refuse_mgp', 'refuse_mgp'],
  ['person', 'edit_details', 'exp_soon', 'exp_soon'],
  ['person', 'edit_details', 'expired', 'expired'],
  ['person', 'submit', 'created', 'valid_ask'],
  ['person', 'submit', 'added', 'valid_ask'],
  ['reviewer', 'accept', 'valid_ask', 'validated'],
  ['reviewer', 'accept', 'valid_ask', 'external_transmission', { type: 'id_proof' }],
  ['reviewer', 'ask_again', 'valid_ask', 'needdoc'],
  ['reviewer', 'refuse', 'valid_ask', 'refused'],
  ['provider', 'accept', 'external_transmission', 'validated'],
  ['provider', 'refuse', 'external_transmission', 'refuse_mgp'],
  ['clock', 'warn', 'validated', 'exp_soon'],
  ['clock', 'expire', 'validated', 'expired'],
  ['clock', 'expire', 'exp_soon', 'expired'],
];

test.each(LEGAL)('the %s can %s what is %s: it is %s then', (...row) => {
  const [actor, name, from, to, over] = row;
  expect(findDocumentTransition(name, actor, aDocument(from, over))?.to).toBe(to);
});

test('there are no other transitions', () => {
  const names = [...new Set(DOCUMENT_TRANSITIONS.map(({ name }) => name))];
  const legal = new Set(LEGAL.map(([actor, name, from]) => `${actor} ${name} ${from}`));
  for (const actor of DOCUMENT_ACTORS) {
    for (const name of names) {
      for (const from of DOCUMENT_STATUSES) {
        const found = findDocumentTransition(name, actor, aDocument(from)) !== undefined;
        expect(`${actor} ${name} ${from} ${found}`).toBe(
          `${actor} ${name} ${from} ${legal.has(`${actor} ${name} ${from}`)}`,
        );
      }
    }
  }
});

test('a document that loses its last page has the same status as before its first', () => {
  expect(findDocumentTransition('remove_page', 'person', aDocument('added', { pages: 0 }))?.to).toBe(
    'created',
  );
});

test.each([
  ['a licence with one side', { pages: 1 }, ['pages']],
  [
    'an identity card without its day and number',
    { type: 'id_proof', hasExpiry: false, hasNumber: false },
    ['expiration_date', 'number'],
  ],
  ['an insurance without its day', { type: 'car_proof_insu', hasExpiry: false }, ['expiration_date']],
  [
    'a tax number without the number',
    { type: 'tax_identification_number', pages: 0, hasNumber: false },
    ['number'],
  ],
] as [string, Partial<DocumentFacts>, string[]][])('%s cannot be submitted', (_, over, missing) => {
  const facts = aDocument('added', over);
  expect(findDocumentTransition('submit', 'person', facts)).toBeUndefined();
  expect(findMissingParts(facts)).toEqual(missing);
});

test('the provider decides about these four, and about no others', () => {
  const itsOwn = DOCUMENT_TYPES.filter(
    (type: DocumentType) => documentRequirementsOf(type).reviewedBy === 'provider',
  );
  expect([...itsOwn].sort()).toEqual(['addr_proof', 'id_proof', 'reg_proof', 'shareholder_decl']);
});
