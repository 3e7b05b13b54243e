import { plainDate } from '../dates';
import {
  bookingDocuments,
  DOCUMENT_TYPES,
  DOCUMENT_REFUSALS,
  LONG_SPELLINGS,
  ownerDocuments,
  readDocumentType,
  effectiveDocumentStatus,
  summariseDocuments,
  statusOn,
  acceptsPages,
  shownRefusal,
  vehicleDocuments,
  type DocumentStatus,
} from './index';

test('both spellings of a type are accepted, and the short one is returned', () => {
  for (const type of DOCUMENT_TYPES) expect(readDocumentType(type)).toBe(type);
  expect(Object.keys(LONG_SPELLINGS)).toHaveLength(7);
  for (const [long, short] of Object.entries(LONG_SPELLINGS)) expect(readDocumentType(long)).toBe(short);
  for (const other of ['', 'mot', 'passport', 'toString', '__proto__']) {
    expect(readDocumentType(other)).toBeUndefined();
  }
});

describe('a document that is valid until 1 July', () => {
  const expiry = plainDate('2027-07-01');
  test.each([
    ['2027-05-31', 'validated'],
    ['2027-06-01', 'exp_soon'],
    ['2027-06-30', 'exp_soon'],
    ['2027-07-01', 'expired'],
    ['2028-01-01', 'expired'],
  ])('is on %s %s, even if a job is late', (day, status) => {
    expect(statusOn('validated', expiry, plainDate(day))).toBe(status);
  });

  test('cannot become valid again by waiting', () => {
    expect(statusOn('exp_soon', expiry, plainDate('2027-01-01'))).toBe('exp_soon');
    expect(statusOn('refused', expiry, plainDate('2027-08-01'))).toBe('refused');
    expect(statusOn('validated', null, plainDate('2099-08-01'))).toBe('validated');
  });
});

test.each<[DocumentStatus, string]>([
  ['created', 'missing'],
  ['added', 'missing'],
  ['valid_ask', 'asked'],
  ['external_transmission', 'asked'],
  ['validated', 'validated'],
  ['exp_soon', 'validated'],
  ['needdoc', 'missing'],
  ['refused', 'missing'],
  ['refuse_mgp', 'missing'],
  ['expired', 'missing'],
])('for a trip a document that is %s counts as %s', (status, effective) => {
  expect(effectiveDocumentStatus(status)).toBe(effective);
});

describe('the aggregate status of all documents', () => {
  const documentsWith = (...statuses: DocumentStatus[]) =>
    statuses.map((status) => ({ status, isMandatory: true }));

  test('are validated when each is', () => {
    expect(summariseDocuments(documentsWith('validated', 'exp_soon'))).toBe('validated');
    expect(summariseDocuments([])).toBe('validated');
  });

  test('is asked when each is validated or asked for', () => {
    expect(summariseDocuments(documentsWith('validated', 'valid_ask', 'external_transmission'))).toBe(
      'valid_ask',
    );
  });

  test('has no effect when one is missing, and optional ones are not missed', () => {
    expect(summariseDocuments(documentsWith('validated', 'added'))).toBe('none');
    expect(
      summariseDocuments([...documentsWith('validated'), { status: 'refused', isMandatory: false }]),
    ).toBe('validated');
  });
});

describe('mandatory documents', () => {
  test.each([
    [null, ['id_proof']],
    ['SOLETRADER', ['id_proof', 'reg_proof']],
    ['BUSINESS', ['id_proof', 'reg_proof', 'reg_association', 'ubo_declaration']],
    ['PARTNERSHIP_DE', ['id_proof', 'reg_proof', 'reg_association', 'ubo_declaration']],
    ['PARTNERSHIP_NL', ['id_proof', 'reg_proof', 'reg_association', 'ubo_declaration']],
  ] as const)('of an owner who is %s', (professional, types) => {
    expect(ownerDocuments(professional).mandatory).toEqual(types);
  });

  test.each([
    ['GB', ['car_registr', 'car_proof_insu', 'MOT', 'dvla']],
    ['FR', ['car_registr', 'car_proof_insu', 'MOT']],
    ['US', ['car_registr', 'car_proof_insu']],
  ])('of a vehicle in %s', (country, types) => {
    expect(vehicleDocuments(country).mandatory).toEqual(types);
  });

  test.each([
    [false, null, []],
    [true, null, ['driving_licen', 'id_proof']],
    [false, 'REASON_CORONA', ['covid_proof']],
    [true, 'REASON_OWNER', ['driving_licen', 'id_proof', 'detail_decl']],
  ] as const)('of a booking with a second driver %s and an emergency %s', (hasSecondDriver, proof, types) => {
    expect(bookingDocuments({ hasSecondDriver, proof }).mandatory).toEqual(types);
  });
});

test('documents that are generated or filled in as a form cannot be uploaded', () => {
  const none = ['iban', 'rent_cont', 'tax_identification_number', 'ubo_declaration'];
  expect(DOCUMENT_TYPES.filter((type) => !acceptsPages(type)).sort()).toEqual(none);
});

test('a suspected forgery is not revealed', () => {
  expect(DOCUMENT_REFUSALS.map(shownRefusal)).not.toContain('FALSIFIED');
  expect(shownRefusal('UNDERAGE')).toBe('UNDERAGE');
});
