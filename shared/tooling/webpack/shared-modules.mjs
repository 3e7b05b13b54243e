import { createRequire } from 'node:module';
import path from 'node:path';

/** Two copies, or two versions, of these in one page would break it: a release that wants another is refused. */
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

/** Widgets behind a first intent: each is a chunk of the shell, loaded when a page needs it. */
const LAZY = [
  '@campavia/ui/choices',
  '@campavia/ui/dates',
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
 * The versions of a module that a remote works with. Of remote-kit also those of the next major: the shell
 * serves remotes of the present and of the previous one.
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

function shareAll(requests, root, terms) {
  const entries = requests.map((request) => {
    const version = versionOf(request, root);
    const requiredVersion = rangeOf(request, version);
    const shared = { singleton: true, strictVersion: isStrict(request), requiredVersion };
    return [request, { ...shared, ...terms(version, request) }];
  });
  return Object.fromEntries(entries);
}

/**
 * The share scope as a remote sees it: everything comes from the shell, no copies of its own.
 *
 * @param {string} root of the repository
 */
export function importedFromShell(root) {
  return shareAll([...EAGER, ...LAZY], root, () => ({ import: false }));
}

/**
 * The share scope as the shell fills it.
 *
 * @param {string} root of the repository
 */
export function providedByShell(root) {
  return shareAll([...EAGER, ...LAZY], root, (version, request) => ({
    version,
    eager: EAGER.includes(request),
  }));
}

/**
 * What a release says of the share scope: the shell the exact versions that it provides, a remote the ranges of
 * what it takes and would not run without.
 *
 * @param {{name: string, root: string}} part
 * @param {string[]} taken
 * @returns {Record<string, string>}
 */
export function sharedOf({ name, root }, taken) {
  const requests = [...EAGER, ...LAZY].sort();
  const said =
    name === 'shell'
      ? requests.map((request) => [request, versionOf(request, root)])
      : requests
          .filter((request) => isStrict(request) && taken.includes(request))
          .map((request) => [request, rangeOf(request, versionOf(request, root))]);
  return Object.fromEntries(said);
}

/**
 * A module that mentions all of them: the shell provides only what is in its module graph.
 *
 * @returns {string} a request for webpack
 */
export function mentionOfAllShared() {
  const eager = EAGER.map((request) => `import ${JSON.stringify(request)};`);
  const lazy = LAZY.map((request) => `() => import(${JSON.stringify(request)})`);
  const source = `${eager.join('\n')}\nexport const later = [${lazy.join(', ')}];\n`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
