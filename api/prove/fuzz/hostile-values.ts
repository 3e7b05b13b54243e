/** Placeholder for the number 1e999, which JSON can express and JavaScript cannot. */
export const HUGE_NUMBER = '\u2042 1e999 \u2042';

const LONG_TEXT = 'a'.repeat(5000);

/** Values of every type, for any field of a body. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, -1e308, 2_147_483_648, 9_007_199_254_740_992, HUGE_NUMBER],
  ...['', ' ', 'x', '1e999', 'Infinity', '-Infinity', 'NaN', '0x10', 'null', 'undefined', '٣'],
  ...['\0', 'a\0b', '\ud800', '\udfff\ud800', '\u{1f4a5}', '\u202e', '%00', '%ff', '\r\nBcc: x'],
  ...["' or 1=1 --", '${7*7}', '../../etc/passwd', '<script>', '\\', '{', LONG_TEXT],
  ...['2027-02-31', '0000-00-00', '9999-99-99', '2027-07-05T25:61:00Z', '275760-09-13', '24:00:00', '-0.001'],
  ...[[], ['x'], [['x']], [null], ['x', 'y'], [1], [{}], {}, { a: 1 }, { length: 1e9 }, { toString: 'x' }],
];

/** Texts for path parameters, query parameters and headers. */
export const HOSTILE_TEXTS: readonly string[] = HOSTILE_VALUES.filter(
  (value): value is string => typeof value === 'string' && value !== HUGE_NUMBER,
);

/** Bodies that are invalid as a whole, as raw text. */
export const HOSTILE_BODIES: readonly { type?: string; text: string }[] = [
  ...[
    '',
    'null',
    'true',
    '1',
    '"x"',
    '[]',
    '[[]]',
    '[null]',
    '{}',
    '{',
    '{"a":1',
    '\0',
    '\ufeff{}',
    '{"":""}',
  ],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '1e999', '"\\ud800"'],
]
  .map((text): { type?: string; text: string } => ({ type: 'application/json', text }))
  .concat(
    { type: 'text/plain', text: 'x' },
    { type: 'application/xml', text: '<x/>' },
    { type: 'multipart/form-data', text: 'x' },
    { type: 'multipart/form-data; boundary=b', text: '--b\r\n\r\n' },
    { type: 'application/x-www-form-urlencoded', text: '%ff=%00&a[b]=c&a=%ED%A0%80' },
    { type: 'application/json; charset=utf-16', text: '{}' },
    { type: 'nonsense', text: '{}' },
    { text: '{}' },
  );
