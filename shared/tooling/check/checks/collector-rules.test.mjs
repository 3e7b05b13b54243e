import { readFileSync } from 'node:fs';

import { checkCollector } from './collector-rules.mjs';

const root = new URL('../../../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const collector = read('deploy/collector/collector.yaml');
const compose = read('docker-compose.yml');

test('the collector asks services that exist, and listens where they send to', () => {
  expect(checkCollector({ collector, compose })).toEqual([]);
});

test.each([
  ['a server that does not exist', ['http://api-2:4301', 'http://api-3:4301'], 'there is no service api-3'],
  [
    'a database that does not exist',
    ['endpoint: database-2:5432', 'endpoint: database-3:5432'],
    'there is no service database-3',
  ],
  [
    'another port for what servers send',
    ['0.0.0.0:4318', '0.0.0.0:4317'],
    'servers send to http://collector:4318, it receives at port 4317',
  ],
  [
    'another port for metrics',
    ['0.0.0.0:9464', '0.0.0.0:9465'],
    'no port leads to 9465, where it offers metrics',
  ],
  [
    'a processor that is not configured',
    ['processors: [batch]', 'processors: [batches]'],
    'processors has no batches',
  ],
  ['a receiver that nothing uses', ['[httpcheck, ', '['], 'no pipeline uses httpcheck'],
])('reports %s', (_, [before, after], problem) => {
  expect(collector).toContain(before);
  expect(checkCollector({ collector: collector.replace(before, after), compose })).toEqual([problem]);
});
