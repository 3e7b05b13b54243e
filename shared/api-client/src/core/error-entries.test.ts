import { ApiError, isApiError, type ApiErrorKind } from './api-error';
import { errorEntries, failureEntries, type ErrorEntry } from './error-entries';
import { readRefusal } from './read-refusal';

function refused(status: number, body: unknown): ApiError {
  return new ApiError({
    kind: 'status',
    method: 'post',
    endpoint: '/3/users/',
    status,
    ...readRefusal(status, body),
  });
}

const shown: [string, number, unknown, ErrorEntry[]][] = [
  [
    'each field with its first sentence',
    400,
    { email: ['Taken.', 'Odd.'], password: ['Too short.'] },
    [
      { field: 'email', text: 'Taken.' },
      { field: 'password', text: 'Too short.' },
    ],
  ],
  [
    'a field whose sentence comes without a list',
    400,
    { email: 'Taken.' },
    [{ field: 'email', text: 'Taken.' }],
  ],
  [
    'the fields within a location',
    400,
    { location: { city: ['Unknown.'] } },
    [{ field: 'location.city', text: 'Unknown.' }],
  ],
  [
    'the errors of the whole form as one entry',
    400,
    { non_field_errors: ['Too late.', 'Sorry.'] },
    [{ text: 'Too late. Sorry.' }],
  ],
  [
    'those of the other name likewise',
    400,
    { __all__: ['Too late.', 'Sorry.'] },
    [{ text: 'Too late. Sorry.' }],
  ],
  [
    'a price code in the product’s own words',
    400,
    { __all__: ['108'], min_length: 5 },
    [{ text: undefined }],
  ],
  [
    'a numeric field error in the product’s own words',
    400,
    { phone: ['42'] },
    [{ field: 'phone', text: undefined }],
  ],
  ['a detail as it is', 404, { detail: 'Not found.', code: 'camper_not_found' }, [{ text: 'Not found.' }]],
  [
    'what the authorisation endpoint says',
    400,
    { error: 'invalid_grant', error_description: 'Invalid credentials' },
    [{ text: 'Invalid credentials' }],
  ],
  ['a bare list as one entry', 400, ['Too late.', 'Sorry.'], [{ text: 'Too late. Sorry.' }]],
  [
    'both lists of the whole form, one entry each',
    400,
    { non_field_errors: ['Too late.'], __all__: ['108', 'Sorry.'] },
    [{ text: 'Too late.' }, { text: '108 Sorry.' }],
  ],
  [
    'fields before what is said of the whole',
    400,
    { detail: 'Not sent.', email: ['Taken.'] },
    [{ field: 'email', text: 'Taken.' }, { text: 'Not sent.' }],
  ],
  [
    'a detail of several sentences as one entry',
    400,
    { detail: ['Too late.', 'Sorry.'] },
    [{ text: 'Too late. Sorry.' }],
  ],
  ['a detail that is a number in the product’s own words', 400, { detail: '201004' }, [{ text: undefined }]],
  ['how long to wait', 429, { detail: 'Try again in a minute.' }, [{ text: 'Try again in a minute.' }]],
  [
    'an empty sentence in the product’s own words',
    400,
    { email: [' '] },
    [{ field: 'email', text: undefined }],
  ],
  ['one generic entry when nothing readable came', 400, '<html>', [{}]],
  ['one generic entry when a list holds no words', 400, [{ row: 3 }], [{}]],
  ['one generic entry when nothing came', 400, null, [{}]],
  ['never the words of a failing server', 500, { detail: 'column "x" does not exist', email: ['x'] }, [{}]],
];

test.each(shown)('shows %s', (_, status, body, entries) => {
  expect(errorEntries(refused(status, body))).toEqual(entries);
});

test.each<[ApiErrorKind, ErrorEntry[]]>([
  ['network', [{}]],
  ['timeout', [{}]],
  ['unreadable', [{}]],
  ['aborted', []],
])('a call that ended as %s shows %j', (kind, entries) => {
  expect(errorEntries(new ApiError({ kind, method: 'get', endpoint: '/' }))).toEqual(entries);
});

test('keeps the codes to branch on, also of a failing server', () => {
  expect(refused(400, { __all__: ['108'], min_length: 5 })).toMatchObject({
    fields: { __all__: ['108'] },
    body: { min_length: 5 },
  });
  expect(refused(406, { detail: 'Moved.', correct_slug: 'annecy' }).correctSlug).toBe('annecy');
  expect(refused(400, { error: 'invalid_grant' }).code).toBe('invalid_grant');
  expect(refused(503, { detail: 'Down.', code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' })).toMatchObject({
    code: 'RENTAL_COVER_SERVICE_UNAVAILABLE',
    detail: undefined,
  });
});

test('recognises an error of another copy of the client', () => {
  const foreign = Object.assign(new Error('GET /: 404'), { name: 'ApiError', status: 404 });
  expect(isApiError(foreign)).toBe(true);
  expect(isApiError(new Error('GET /: 404'))).toBe(false);
});

test('an action that failed with an unknown error has one entry without text', () => {
  expect(failureEntries(undefined)).toEqual([]);
  expect(failureEntries(new Error('boom'))).toEqual([{}]);
  expect(failureEntries(refused(400, { email: 'Taken.' }))).toEqual([{ field: 'email', text: 'Taken.' }]);
});
