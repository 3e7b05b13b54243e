import { readdirSync } from 'node:fs';

import { browserProject, lastingProject, nodeProject } from '@campavia/tooling/jest';

const IN_NODE = [
  'domain',
  'contracts',
  'api-client',
  'i18n',
  'object-store',
  'release',
  'telemetry',
  'tooling',
];
const IN_BROWSER = ['remote-kit', 'ui', 'parts', 'testing'];

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

export default {
  projects: [
    ...IN_NODE.map((name) => nodeProject(`shared/${name}`)),
    ...IN_BROWSER.map((name) => browserProject(`shared/${name}`)),
    ...['shell', ...remotes].map(browserProject),
    lastingProject('api'),
  ],
  // Only there to end a test that hangs: a busy machine may take long over the first one of a file.
  testTimeout: 20_000,
  maxWorkers: process.env.CAMPAVIA_TEST_WORKERS ?? 2,
};
