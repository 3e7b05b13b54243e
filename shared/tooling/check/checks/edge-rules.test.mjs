import { readdirSync, readFileSync } from 'node:fs';

import { listRepeatedChanges } from './edge-rules.mjs';

const root = new URL('../../../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const configurations = readdirSync(new URL('deploy/edge/', root)).filter((name) => name.endsWith('.conf'));

test.each(configurations)('%s sends nothing twice that changes something', (name) => {
  expect(listRepeatedChanges(read(`deploy/edge/${name}`))).toEqual([]);
});

test('the edge asks the next server when one does not take a request', () => {
  expect(read('deploy/edge/nginx.conf')).toMatch(/^ {2}proxy_next_upstream error timeout;$/m);
});

test('what the stack without containers writes beside repeats nothing either', () => {
  expect(listRepeatedChanges(read('shared/tooling/stack/edge.mjs'))).toEqual([]);
});

test.each([
  ['proxy_next_upstream error timeout non_idempotent;'],
  ['location / {\n  proxy_next_upstream http_503\n    non_idempotent;\n}'],
  ['proxy_method GET;'],
])('%s is found', (planted) => {
  expect(listRepeatedChanges(`http {\n${planted}\n}`)).toHaveLength(1);
});

test('a comment about it is none', () => {
  expect(listRepeatedChanges('# proxy_next_upstream non_idempotent;\nproxy_next_upstream off;')).toEqual([]);
});
