import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

process.env.TZ = 'UTC';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../..');

/**
 * Packages published as ES modules only, or that import dynamically: jest runs CommonJS, so they are compiled like our
 * own sources.
 */
const MODULES_ONLY = [
  '@campavia',
  '@formatjs',
  '@open-draft',
  '@opentelemetry/otlp-exporter-base',
  '@remix-run',
  'axios',
  'character-entities',
  'collapse-white-space',
  'decode-named-character-reference',
  'devlop',
  'franc',
  'mdast-util-[a-z-]+',
  'micromark[a-z-]*',
  'n-gram',
  'trigram-utils',
  'unist-util-[a-z-]+',
  'content-disposition',
  'cookie',
  'cookie-es',
  'date-fns',
  'intl-messageformat',
  'kysely',
  'msw',
  'p-limit',
  'react-intl',
  'react-router',
  'rettime',
  'single-spa',
  'single-spa-react',
  'typebox',
  'until-async',
  'yocto-queue',
  'jose',
  'oauth4webapi',
  'openid-client',
];

/**
 * Globals that tests never replace. Modules receive them as parameters, because Jest intercepts each access to a
 * global.
 */
const LANGUAGE_GLOBALS = [
  'Array',
  'Boolean',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'WeakMap',
  'process',
];

function existing(...files) {
  return files.filter((file) => existsSync(file));
}

function project({ directory, environment, setup }) {
  const rootDir = path.join(root, directory);
  const [globalSetup] = existing(path.join(rootDir, 'test/global-setup.ts'));
  const [globalTeardown] = existing(path.join(rootDir, 'test/global-teardown.ts'));
  return {
    displayName: path.basename(directory),
    rootDir,
    testEnvironment: environment,
    runtime: path.join(here, 'runtime.cjs'),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.campavia/'],
    modulePathIgnorePatterns: ['/dist/', '/\\.campavia/'],
    transform: { '\\.([cm]?[jt]s|[jt]sx)$': path.join(here, 'transform.mjs') },
    transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${MODULES_ONLY.join('|')})/)`],
    sandboxInjectedGlobals: LANGUAGE_GLOBALS,
    moduleNameMapper: {
      '\\.(css|svg)$': path.join(here, 'empty-stylesheet.cjs'),
      '^styled-components$': path.join(here, 'styled-components.cjs'),
    },
    setupFilesAfterEnv: [...setup, ...existing(path.join(rootDir, 'test/setup.ts'))],
    ...(globalSetup && { globalSetup }),
    ...(globalTeardown && { globalTeardown }),
  };
}

/**
 * The tests of a workspace that runs in Node. A workspace may add `test/global-setup.ts` and `test/global-teardown.ts`
 * (once per run) and `test/setup.ts` (before each test file).
 *
 * @param {string} directory folder of the workspace, from the root
 */
export function nodeProject(directory) {
  return project({ directory, environment: 'jest-environment-node', setup: [] });
}

/**
 * Like {@link nodeProject}, for a workspace whose modules have no state that a test file could notice: they are
 * executed once in a worker.
 *
 * @param {string} directory folder of the workspace, from the root
 */
export function lastingProject(directory) {
  return project({ directory, environment: path.join(here, 'lasting-environment.mjs'), setup: [] });
}

/**
 * The tests of a workspace that runs in the browser: jsdom, jest-dom's matchers. Reads the same files under `test/` as
 * {@link nodeProject}.
 *
 * @param {string} directory folder of the workspace, from the root
 */
export function browserProject(directory) {
  return project({
    directory,
    environment: path.join(here, 'browser-environment.mjs'),
    setup: [path.join(here, 'browser-setup.ts')],
  });
}
