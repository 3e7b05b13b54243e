import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

import { build } from 'esbuild';

const REQUIRED = ['loading', 'empty', 'failed', 'filled'];
const KINDS = [...REQUIRED, 'dialog'];

/**
 * @typedef {object} Entry one state of a screen, slot or widget
 * @property {string} id `mf-trips/trips/filled`, unique
 * @property {string} part folder of the package
 * @property {string} title what is shown: the address, the slot or the stories' file
 * @property {string} state
 * @property {'screen' | 'slot' | 'widget'} kind
 * @property {string} layout as the server would write it into the document
 * @property {string} [path] @property {string} [slot] @property {object} [props]
 * @property {string} [mayShift] why the budget of layout shift does not apply
 * @property {Record<string, unknown>} [kept] responses of an offline page
 * @property {object | null} [user] @property {Record<string, string>} stored @property {string[]} press
 * @property {{call: string, status?: number, body?: unknown, isPending?: boolean}[]} responses, those of the state
 * first
 */

/** Packages whose screens or widgets are shown: remotes, the shell, and the shared widgets. */
export function packagesOf(root) {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const names = ['shell', ...remotes, 'shared/ui', 'shared/parts'];
  return names.filter((name) => existsSync(join(root, name, 'src')));
}

/** Files with stories, relative to the root: `*.stories.ts` of screens and slots, `*.stories.tsx` of widgets. */
export function findStoryFiles(root) {
  return packagesOf(root).flatMap((name) => {
    const files = readdirSync(join(root, name, 'src'), { recursive: true });
    return files
      .filter((file) => /\.stories\.tsx?$/.test(file))
      .map((file) => `${name}/src/${file.split(sep).join('/')}`)
      .sort();
  });
}

/** Package of a file with stories, `shared/ui`. */
export function packageOfFile(file) {
  return file.slice(0, file.indexOf('/src/'));
}

/**
 * Runs all story files and lists their states, and the addresses that have no content of their own.
 *
 * @param {string} root of the repository
 * @returns {Promise<{entries: Entry[], redirects: {part: string, address: string}[]}>}
 */
export async function readStories(root) {
  const files = findStoryFiles(root);
  const imports = files.map(
    (file, index) => `import { stories as stories${index} } from ${JSON.stringify(`./${file}`)};`,
  );
  const list = files.map((file, index) => `[${JSON.stringify(file)}, stories${index}]`);
  const parts = packagesOf(root).filter((name) => existsSync(join(root, name, 'remote.config.ts')));
  const configs = parts.map((part, index) => {
    imports.push(`import { config as config${index} } from ${JSON.stringify(`./${part}/remote.config.ts`)};`);
    return `${JSON.stringify(part)}: config${index}`;
  });
  const loaded = await runSources(
    root,
    `${imports.join('\n')}\nexport const configs = { ${configs.join(', ')} };\nexport const files = [${list.join(', ')}];`,
  );
  const stories = loaded.files.flatMap(([file, each]) => [each].flat().map((one) => [file, one]));
  const layoutOf = (part, address) =>
    loaded.configs[part]?.addresses.find(({ id }) => id === address)?.layout ?? 'default';
  const entries = stories.flatMap(([file, each]) => entriesOf(file, each, layoutOf));
  requireUnique(entries);
  const redirects = stories
    .filter(([, { redirect }]) => redirect)
    .map(([file, { address }]) => ({ part: packageOfFile(file), address }));
  return { entries, redirects };
}

async function runSources(root, code) {
  const bundle = await build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    // Assets that widgets import; nothing requests them here.
    define: { 'import.meta.url': JSON.stringify('file:///') },
    loader: { '.svg': 'text', '.css': 'empty', '.jpg': 'empty', '.webp': 'empty', '.woff2': 'empty' },
    external: ['react', 'react-dom', 'styled-components', 'react-intl', 'react-aria-components'],
  });
  const module = { exports: {} };
  const { createRequire } = await import('node:module');
  const run = new Function('module', 'exports', 'require', bundle.outputFiles[0].text);
  run(module, module.exports, createRequire(join(root, 'package.json')));
  return module.exports;
}

function entriesOf(file, stories, layoutOf) {
  const part = packageOfFile(file);
  const title = stories.slot ?? stories.address ?? basename(file).replace(/\.stories\.tsx?$/, '');
  return Object.entries(stories.states ?? {}).map(([state, story]) => ({
    id: [part.replace('shared/', ''), title, slugOf(state)].join('/'),
    part,
    kind: kindOf(stories),
    layout: layoutOf(part, stories.address),
    title,
    state,
    file: relative('.', file),
    path: story.path ?? stories.path,
    slot: stories.slot,
    props: story.props,
    user: story.user === undefined ? stories.user : story.user,
    mayShift: story.mayShift ?? stories.mayShift,
    stored: story.stored ?? {},
    address: stories.address,
    preview: story.preview,
    kept: story.kept,
    values: story.values,
    press: [...(story.press ?? [])],
    choose: [...(story.choose ?? [])],
    answers: [...(story.answers ?? []), ...(stories.answers ?? [])],
    without: stories.without ?? {},
    widgets: stories.widgets,
  }));
}

function kindOf({ widgets, slot }) {
  if (widgets) return 'widget';
  return slot ? 'slot' : 'screen';
}

function slugOf(state) {
  return state
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Stories grouped by the page that they are shown in, in their order. Those of one file share a page if they have the
 * same user. A story that clicks elements or chooses files may leave something behind, so it is the last one of its
 * page, and further ones get a new page. A story with stored data gets its own page, because scripts of an open page
 * may have read the storage already.
 *
 * @template {Entry} Story
 * @param {Story[]} entries
 * @returns {Story[][]}
 */
export function pagesOf(entries) {
  const pages = new Map();
  const alone = entries.filter(findsSomething).map((entry) => [entry]);
  const others = entries.filter((entry) => !findsSomething(entry));
  for (const entry of others.filter((each) => !isPressing(each))) {
    const name = sharedPageOf(entry);
    pages.set(name, [...(pages.get(name) ?? []), entry]);
  }
  for (const entry of others.filter(isPressing)) {
    const page = pages.get(sharedPageOf(entry));
    if (page && !isPressing(page.at(-1))) page.push(entry);
    else alone.push([entry]);
  }
  return [...pages.values(), ...alone];
}

function sharedPageOf({ file, user }) {
  return `${file} ${JSON.stringify(user ?? null)}`;
}

function isPressing({ press, choose }) {
  return press.length + choose.length > 0;
}

function findsSomething({ stored, kept, values, preview }) {
  return Boolean(Object.keys(stored).length || kept || values || preview);
}

function requireUnique(entries) {
  const seen = new Set();
  for (const { id } of entries) {
    if (seen.has(id)) throw new Error(`Two stories are called ${id}`);
    seen.add(id);
  }
}

/**
 * What is missing: screens, slots and widgets without a story for one of their states.
 *
 * @param {{entries: Entry[], redirects: {part: string, address: string}[]}} stories
 * @param {{screens: {part: string, address: string}[], slots: {part: string, slot: string}[], widgets: {part: string,
 * widget: string}[]}} shown everything that must have stories
 * @returns {string[]} a sentence each
 */
export function findMissingStories({ entries, redirects }, { screens, slots, widgets }) {
  const isRedirect = ({ part, address }) =>
    redirects.some((each) => each.part === part && each.address === address);
  const missing = [
    ...screens
      .filter((screen) => !isRedirect(screen))
      .flatMap(({ part, address }) => missingStates(entries, part, address)),
    ...slots.flatMap(({ part, slot }) => missingStates(entries, part, slot)),
  ];
  const shownWidgets = new Set(
    entries.flatMap(({ part, widgets: names = [] }) => names.map((name) => `${part} ${name}`)),
  );
  const withoutStory = widgets.filter(({ part, widget }) => !shownWidgets.has(`${part} ${widget}`));
  const unknown = entries
    .filter(({ kind, state }) => kind !== 'widget' && !KINDS.includes(state.split(':')[0]))
    .map(({ id, state }) => `${id}: "${state}" does not begin with one of ${KINDS.join(', ')}`);
  return [
    ...missing,
    ...unknown,
    ...withoutStory.map(({ part, widget }) => `${part}: ${widget} has no story`),
  ];
}

function missingStates(entries, part, title) {
  const own = entries.filter((entry) => entry.part === part && entry.title === title);
  if (own.length === 0) return [`${part}: ${title} has no stories`];
  const [{ without }] = own;
  return REQUIRED.filter(
    (state) => !without[state] && !own.some((entry) => entry.state.split(':')[0] === state),
  ).map((state) => `${part}: ${title} has no story of its state "${state}"`);
}
