/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { scratchTree } from './testing/scratch-tree';

const NEW = 'shared/tooling/new/new.mjs';
/** `npm run prove -- new` checks types, lint, import rules and tests of the generated files. */
const MINUTES = 60_000;

let tree: ReturnType<typeof scratchTree>;
let made: string[];
let lock: string;

function read(file: string): string {
  return readFileSync(path.join(tree.root, file), 'utf8');
}

function make(...args: string[]): string[] {
  const { status, said } = tree.run([NEW, ...args]);
  if (status !== 0) throw new Error(said);
  return said.split('\nNext:')[0]?.trim().split('\n') ?? [];
}

beforeAll(() => {
  tree = scratchTree();
  lock = read('package-lock.json');
  made = [
    ...make('remote', 'mf-demo'),
    ...make('screen', 'mf-demo', 'price-list', '--path', '/demo/{id}/prices'),
    ...make('screen', 'mf-listing', 'equipment-list'),
    ...make('module', 'wish-lists'),
    ...make('endpoint', 'get-wish-list'),
  ];
}, 3 * MINUTES);

afterAll(() => tree.remove());

describe('generated files', () => {
  it('are a remote with a page in eight languages, another screen, a module, and a client function for it', () => {
    expect(made).toEqual(
      expect.arrayContaining([
        'mf-demo/src/features/demo/demo-screen.tsx',
        'mf-demo/messages/ca.json',
        'mf-demo/src/features/price-list/price-list-screen.tsx',
        'mf-listing/src/features/equipment-list/equipment-list-document.ts',
        'api/src/modules/wish-lists/wish-lists.routes.ts',
        'shared/api-client/src/wish-lists.ts',
      ]),
    );
    expect(read('mf-demo/remote.config.ts')).toContain(
      "{ id: 'price-list', pattern: '/demo/{id}/prices', document: true }",
    );
    expect(read('shared/api-client/src/operations.ts')).toContain("getWishList: 'GET /3/wish_lists/{id}/'");
    expect(read('api/openapi.json')).toContain('/3/wish_lists/{id}/');
  });

  it('have a story of the new screen and its messages in every language', () => {
    expect(read('mf-demo/src/features/price-list/price-list.stories.ts')).toContain(
      "path: '/demo/12/prices'",
    );
    for (const language of ['fr', 'de', 'es', 'it', 'nl', 'pt', 'ca']) {
      expect(read(`mf-listing/messages/${language}.json`)).toContain('listing.equipment-list.title');
    }
  });

  it('are formatted', () => {
    const files = new Set(made.filter((file) => /\.(tsx?|mjs)$/.test(file)));
    const { said } = tree.run(['node_modules/oxfmt/bin/oxfmt', '--list-different', ...files]);
    expect(said).toBe('');
  });

  it('can be removed again', () => {
    tree.run([NEW, 'remove', 'mf-demo']);
    expect(existsSync(path.join(tree.root, 'mf-demo'))).toBe(false);
    expect(existsSync(path.join(tree.root, 'node_modules/@campavia/mf-demo'))).toBe(false);
    expect(read('package-lock.json')).toBe(lock);
  });
});

describe('invalid requests', () => {
  it.each([
    [[], 'Usage: npm run new -- <what>'],
    [['slot', 'heart'], '"slot" cannot be made'],
    [['remote', 'mf-search'], 'mf-search exists already'],
    [['remote', 'demo'], 'it begins with mf-, such as mf-demo'],
    [['remote', '../mf-x'], 'cannot name a remote'],
    [['remote', 'mf-utils'], 'is too vague'],
    [['remote', 'mf-fr'], '/fr belongs to the site itself'],
    [['remote', 'mf-shop', '--colour', 'red'], 'remote has no --colour'],
    [['screen', 'mf-shop', 'prices'], 'There is no remote mf-shop'],
    [['screen', 'mf-listing', 'search'], 'The address search exists already in mf-search'],
    [['screen', 'mf-listing', 'other', '--path', '/campers/{number}'], 'in mf-listing as listing'],
    [['screen', 'mf-listing', 'other', '--path', 'http://elsewhere'], 'is not a path of a page'],
    [['module', 'listings'], 'api/src/modules/listings exists already'],
    [['module', 'fish'], 'must be the plural of its noun'],
    [['endpoint', 'get-listing'], 'get-listing exists already'],
    [['endpoint', 'trip'], 'needs a verb and a noun'],
    [['endpoint', 'get-moon'], 'Which call does get-moon make?'],
    [['endpoint', 'get-moon', '--operation', 'GET /moon'], 'The api has no call "GET /moon"'],
    [['endpoint', 'get-moon', '--operation', 'GET /3/referential/'], 'The contracts export no type "Moon"'],
    [['remove', 'mf-shop'], 'There is no remote mf-shop to remove'],
  ])('%j', (args, message) => {
    const { status, said } = tree.run([NEW, ...args]);
    expect(status).toBe(1);
    expect(said).toContain(message);
    expect(read('package-lock.json')).toBe(lock);
  });
});
