/** @jest-environment node */
import { readAnswer } from './read-document-answer';

const HEAD = { title: 'Search' };

it.each([
  ['a page', { status: 200, head: HEAD, data: { a: 1 } }],
  ['a page without words', { status: 404 }],
  [
    'a page that says all it can',
    {
      status: 200,
      head: {
        ...HEAD,
        canonical: '/s',
        tags: [{ tag: 'link', attributes: { rel: 'preload', 'data-x': '1' } }],
        structuredData: [{}],
      },
    },
  ],
  ['a redirect', { status: 301, redirect: '/s?a=1' }],
])('accepts %s', (_, answer) => {
  expect(readAnswer(JSON.stringify(answer))).toEqual(answer);
});

it.each([
  ['nothing', null],
  ['a number', 5],
  ['a list', []],
  ['no status', {}],
  ['a status in words', { status: 'fine' }],
  ['an invalid status', { status: 99 }],
  ['a status without a page', { status: 304 }],
  ['a redirect without an address', { status: 301 }],
  ['a redirect to another site', { status: 301, redirect: 'https://evil.test' }],
  ['a redirect of a million letters', { status: 301, redirect: `/${'a'.repeat(1e6)}` }],
  ['a redirect with the status of a page', { status: 200, redirect: '/s' }],
  ['no title', { status: 200, head: {} }],
  ['an invalid head', { status: 200, head: null }],
  ['a description that is not text', { status: 200, head: { ...HEAD, description: {} } }],
  ['tags that are no list', { status: 200, head: { ...HEAD, tags: 5 } }],
  ['a custom tag', { status: 200, head: { ...HEAD, tags: [{ tag: 'script', attributes: {} }] } }],
  [
    'an attribute that is more',
    { status: 200, head: { ...HEAD, tags: [{ tag: 'meta', attributes: { 'a onload=x': '' } }] } },
  ],
  ['data that are no record', { status: 200, head: HEAD, data: 5 }],
  ['five million letters', { status: 200, head: HEAD, data: { a: 'x'.repeat(5_000_000) } }],
])('rejects %s', (_, answer) => {
  expect(() => readAnswer(JSON.stringify(answer))).toThrow('answered');
});

it.each([
  ['the answer', '{"status":200,"__proto__":{"status":200}}'],
  ['its head', '{"status":200,"head":{"title":"","__proto__":{"a":1}}}'],
  ['a tag', '{"status":200,"head":{"title":"","tags":[{"tag":"meta","attributes":{"\\u005f_proto__":{}}}]}}'],
  ['its data', '{"status":200,"data":{"__proto__":{"isStaff":true}}}'],
])('ignores keys that would change prototypes, in %s', (_, text) => {
  expect(() => readAnswer(text)).toThrow('invalid document');
  expect({}).not.toHaveProperty('isStaff');
});
