import { DOCUMENT_STATUSES } from '../documents';
import { nextRequirement, requirementOfDeclaration, requirementOfDocuments } from './index';

test('a requirement has the status of the document that needs the most', () => {
  const each = DOCUMENT_STATUSES.map(
    (status) => `${status} ${requirementOfDocuments([status, 'validated'])}`,
  );
  expect(each).toEqual([
    'created missing',
    'added missing',
    'valid_ask waiting',
    'validated done',
    'external_transmission waiting',
    'needdoc refused',
    'refused refused',
    'refuse_mgp refused',
    'exp_soon done',
    'expired refused',
  ]);
  expect(requirementOfDocuments(['validated', undefined])).toBe('missing');
  expect(requirementOfDocuments(['created', 'refused', 'valid_ask'])).toBe('refused');
  expect(requirementOfDocuments([])).toBe('missing');
});

test.each([
  [undefined, 'missing'],
  ['C', 'missing'],
  ['A', 'waiting'],
  ['V', 'done'],
  ['I', 'refused'],
  ['R', 'refused'],
] as const)('a declaration that is %s is %s', (status, expected) => {
  expect(requirementOfDeclaration(status)).toBe(expected);
});

test('a requirement being checked is not the next step', () => {
  const [waiting, missing] = [{ status: 'waiting' }, { status: 'missing' }] as const;
  expect(nextRequirement([{ status: 'done' }, waiting, missing])).toBe(missing);
  expect(nextRequirement([{ status: 'done' }, waiting])).toBeUndefined();
});
