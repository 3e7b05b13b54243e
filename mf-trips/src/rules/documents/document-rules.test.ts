import { aDocument, aDocumentPage, anIdentityDocument } from '@campavia/contracts/testing';
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentStatus } from '@campavia/domain';

import { findDocumentClock } from './document-clock';
import {
  acceptsMorePages,
  countDocuments,
  findDocumentAction,
  findSendObstacle,
  type UploadableDocument,
  isUploadable,
  isRefused,
  isWaiting,
  listDetailFields,
  sortDocuments,
} from './document-progress';
import { MAX_UPLOAD_BYTES } from '../file-kind';
import { findPageProblem } from './page-problems';

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

describe('a file before it is uploaded', () => {
  const JPEG = '\xff\xd8\xff\xe0JFIF';
  test.each([
    ['a photo', JPEG, 2_000_000, undefined],
    ['a PNG', '\x89PNG\r\n', 2_000_000, undefined],
    ['a WebP', 'RIFF\0\0\0\0WEBP', 2_000_000, undefined],
    ['a picture of an iPhone', '\0\0\0 ftypheic', 2_000_000, undefined],
    ['a PDF', '%PDF-1.7', 2_000_000, undefined],
    ['a photo of exactly 10 MB', JPEG, MAX_UPLOAD_BYTES, undefined],
    ['a photo of 12 MB', JPEG, 12 * 1024 * 1024, 'heavy'],
    ['an empty file', '', 0, 'empty'],
    ['a page of the web that is called .jpg', '<!doctype html>', 900, 'kind'],
    ['a drawing with a script', '<svg onload="x"/>', 900, 'kind'],
    ['an AVIF', '\0\0\0 ftypavif', 900, 'kind'],
    ['a film', '\0\0\0 ftypmp42', 900, 'kind'],
  ])('%s', (_, start, bytes, problem) => {
    expect(findPageProblem({ bytes, start: bytesOf(start), others: 4 })).toBe(problem);
  });

  test('a sixth page is refused', () => {
    expect(findPageProblem({ bytes: 9, start: bytesOf('%PDF-1.7'), others: 5 })).toBe('many');
  });
});

test.each<[DocumentStatus, boolean, boolean, string | undefined]>([
  ['created', true, false, 'add'],
  ['added', true, false, 'continue'],
  ['valid_ask', false, false, undefined],
  ['external_transmission', false, false, undefined],
  ['validated', false, false, undefined],
  ['exp_soon', false, false, 'renew'],
  ['expired', true, true, 'renew'],
  ['needdoc', true, true, 'again'],
  ['refused', true, true, 'again'],
  ['refuse_mgp', true, true, 'again'],
])('a document that is %s', (status, waits, isBack, action) => {
  const document = { status };
  expect([isWaiting(document), isRefused(document), findDocumentAction(document)]).toEqual([
    waits,
    isBack,
    action,
  ]);
});

test('documents are sorted by status: refused, incomplete, in review, valid', () => {
  const shuffled = [...DOCUMENT_STATUSES].reverse();
  const documents = shuffled.map((status) => aDocument({ status }) as UploadableDocument);
  expect(sortDocuments(documents).map(({ status }) => status)).toEqual([
    'refused',
    'refuse_mgp',
    'needdoc',
    'expired',
    'added',
    'created',
    'valid_ask',
    'external_transmission',
    'exp_soon',
    'validated',
  ]);
});

test('only mandatory documents count, and submitted ones are sent', () => {
  const documents = [
    aDocument({ status: 'validated' }),
    aDocument({ status: 'exp_soon' }),
    aDocument({ status: 'valid_ask' }),
    aDocument({ status: 'refused' }),
    aDocument({ status: 'validated', is_mandatory: false }),
  ];
  expect(countDocuments(documents)).toEqual({ all: 4, sent: 3, checked: 2 });
});

test('all documents have pages to upload but contracts, bank accounts, tax numbers and declarations of owners', () => {
  const types = DOCUMENT_TYPES.filter((document_type) => isUploadable(aDocument({ document_type })));
  const others = ['ubo_declaration', 'iban', 'tax_identification_number', 'rent_cont'];
  expect(types).toEqual(DOCUMENT_TYPES.filter((type) => !others.includes(type)));
});

test.each([
  ['driving_licen', aDocument(), ['expiration_date?']],
  ['id_proof', anIdentityDocument(), ['number', 'expiration_date']],
  ['addr_proof', aDocument({ document_type: 'addr_proof' }), ['real_edition_date?']],
  ['covid_proof', aDocument({ document_type: 'covid_proof' }), []],
] as const)('%s has the fields it needs', (_, document, names) => {
  const fields = listDetailFields(document).map(({ name, isOptional }) => `${name}${isOptional ? '?' : ''}`);
  expect(fields).toEqual(names);
});

describe('submitting a document', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => aDocumentPage({ id: index + 1 }));
  test.each([
    ['nothing yet', aDocument(), 0, 'pages'],
    ['one of two sides', aDocument({ status: 'added', pages: pages(1) }), 0, 'pages'],
    ['both sides', aDocument({ status: 'added', pages: pages(2) }), 0, undefined],
    ['both sides and one on its way', aDocument({ status: 'added', pages: pages(2) }), 1, 'sending'],
    ['only what was refused', aDocument({ status: 'refused', pages: pages(2) }), 0, 'pages'],
  ] as const)('%s', (_, document, uploading, obstacle) => {
    expect(findSendObstacle(document, uploading)).toBe(obstacle);
  });

  test('new pages replace refused ones, and good ones stay', () => {
    const refused = pages(5).map((page) => ({ ...page, doc_status: 'refused' as const }));
    expect(acceptsMorePages({ status: 'refused', pages: refused }, 4)).toBe(true);
    expect(acceptsMorePages({ status: 'refused', pages: refused }, 5)).toBe(false);
    const [bad, ...good] = pages(5);
    const some = [{ ...bad!, doc_status: 'needdoc' as const }, ...good];
    expect(acceptsMorePages({ status: 'needdoc', pages: some }, 0)).toBe(true);
    expect(acceptsMorePages({ status: 'needdoc', pages: some }, 1)).toBe(false);
  });
});

describe('the countdown', () => {
  const start = Date.UTC(2027, 5, 28, 7);
  const hour = 3_600_000;
  const open = { all: 4, checked: 2 };
  test.each([
    ['35 days and 22 hours', 934, { until: 'sent', tone: 'calm', left: { days: 35, hours: 22 } }],
    ['exactly 72 hours ahead', 72, { until: 'reviewed', tone: 'care', left: { days: 2, hours: 0 } }],
    [
      '41 hours before they must be checked',
      65,
      { until: 'reviewed', tone: 'care', left: { days: 0, hours: 41 } },
    ],
    ['less than a day', 6, { until: 'start', tone: 'stop', left: { days: 0, hours: 6 } }],
  ] as const)('%s', (_, hours, expected) => {
    expect(findDocumentClock(start - hours * hour, start, open)).toMatchObject(expected);
  });

  test('stops once everything is validated, and once the trip has begun', () => {
    expect(findDocumentClock(start - hour, start, { all: 2, checked: 2 })).toBeUndefined();
    expect(findDocumentClock(start, start, open)).toBeUndefined();
  });
});
