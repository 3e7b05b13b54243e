import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Two copies, or two versions, of these in one page would break it: a release that requires another version is
 * rejected.
 */
const STRICT = ['react', 'react-dom', 'react/jsx-runtime', '@campavia/remote-kit', '@campavia/ui'];

const EAGER = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'styled-components',
  'swr',
  'react-intl',
  '@campavia/remote-kit',
  '@campavia/i18n',
  '@campavia/ui',
  '@campavia/parts',
  '@campavia/api-client/core',
];

const START_RUNTIME = path.join(import.meta.dirname, 'start-runtime.mjs');

/** The shell's folder that imports the module of the share scope. */
const IMPORTED_BY = 'src/composition';

const COMMON_JS = ['react', 'react-dom', 'react/jsx-runtime'];

/** Widgets that are loaded on interaction: each is a chunk of the shell, loaded when a page needs it. */
const LAZY = [
  '@campavia/ui/choices',
  '@campavia/ui/dates',
  '@campavia/ui/day-calendar',
  '@campavia/ui/forms',
  '@campavia/ui/overlays',
  '@campavia/ui/media',
];

function packageName(request) {
  const [scope, name] = request.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

function versionOf(request, root) {
  const require = createRequire(path.join(root, 'package.json'));
  return require(path.join(root, 'node_modules', packageName(request), 'package.json')).version;
}

/**
 * The versions of a module that a remote works with. For remote-kit also those of the next major: the shell supports
 * remotes of the current and the previous one.
 */
function rangeOf(request, version) {
  if (request !== '@campavia/remote-kit') return `^${version}`;
  const [major, minor] = version.split('.').map(Number);
  const next = major === 0 ? `^0.${minor + 1}.0 || ^1.0.0` : `^${major + 1}.0.0`;
  return `^${version} || ${next}`;
}

function isStrict(request) {
  return STRICT.includes(request) || LAZY.includes(request);
}

function termsOf(request, root) {
  const requiredVersion = rangeOf(request, versionOf(request, root));
  return { singleton: true, strictVersion: isStrict(request), requiredVersion };
}

/**
 * The share scope of a remote: everything comes from the shell, no copies of its own.
 *
 * @param {string} root of the repository
 */
export function importedFromShell(root) {
  const entries = [...EAGER, ...LAZY].map((request) => [
    request,
    { ...termsOf(request, root), import: false },
  ]);
  return Object.fromEntries(entries);
}

/**
 * The versions that a release declares about the share scope: the shell the exact versions that it provides, a remote
 * the ranges of the modules that it requires.
 *
 * @param {{name: string, root: string}} part
 * @param {string[]} taken
 * @returns {Record<string, string>}
 */
export function sharedOf({ name, root }, taken) {
  const requests = [...EAGER, ...LAZY].sort();
  const message =
    name === 'shell'
      ? requests.map((request) => [request, versionOf(request, root)])
      : requests
          .filter((request) => isStrict(request) && taken.includes(request))
          .map((request) => [request, rangeOf(request, versionOf(request, root))]);
  return Object.fromEntries(message);
}

/**
 * A module whose `openShareScope` loads the federation runtime and fills its share scope with the shell's own modules.
 * Federation's plugin for webpack would also route the shell's imports of them through the scope, and prevent their
 * concatenation.
 *
 * @param {{container: string, directory: string, root: string}} part the shell
 * @returns {string} a request for webpack
 */
export function shareScopeOfShell({ container, directory, root }) {
  const names = new Map(EAGER.map((request, index) => [request, `shared${index}`]));
  const imports = EAGER.map(
    (request) => `import ${importClause(request, names.get(request))} from ${JSON.stringify(request)};`,
  );
  const shared = [...EAGER, ...LAZY].map((request) => {
    const version = versionOf(request, root);
    const isEager = EAGER.includes(request);
    const shareConfig = JSON.stringify({ ...termsOf(request, root), eager: isEager });
    const source = isEager
      ? `lib: () => ${names.get(request)}`
      : `get: () => import(${JSON.stringify(request)}).then((module) => () => module)`;
    return `${JSON.stringify(request)}: { version: ${JSON.stringify(version)}, shareConfig: ${shareConfig}, ${source} }`;
  });
  const start = JSON.stringify(relativePath(path.join(directory, IMPORTED_BY), START_RUNTIME));
  const source = [
    ...imports,
    `const shared = {\n${shared.join(',\n')}\n};`,
    `const name = ${JSON.stringify(container)};`,
    'export async function openShareScope() {',
    `  const { startRuntime } = await import(/* webpackChunkName: "federation" */ ${start});`,
    '  startRuntime({ name, shared });',
    '}',
  ];
  return `data:text/javascript,${encodeURIComponent(source.join('\n'))}`;
}

/** Module names must not depend on the folder of the repository. */
function relativePath(directory, file) {
  return path.relative(directory, file).split(path.sep).join('/');
}

/** Remotes expect the exports of CommonJS modules directly, without a namespace around them. */
function importClause(request, name) {
  return COMMON_JS.includes(request) ? name : `* as ${name}`;
}
