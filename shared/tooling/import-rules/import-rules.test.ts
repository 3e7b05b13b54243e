import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { SUPPORTING_FILES, VIOLATIONS, ALLOWED, LIBRARIES } from './planted-tree';

interface Violation {
  from: string;
  rule: { name: string };
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const rulesFile = path.join(root, '.dependency-cruiser.cjs');
const command = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const rules: string[] = createRequire(rulesFile)(rulesFile).forbidden.map(
  (rule: { name: string }) => rule.name,
);

const PACKAGES = [
  'domain',
  'contracts',
  'api-client',
  'i18n',
  'ui',
  'remote-kit',
  'parts',
  'object-store',
  'release',
  'telemetry',
  'testing',
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campavia-rules-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(tree: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(tree, name)), { recursive: true });
    writeFileSync(path.join(tree, name), `${content}\n`);
  }
}

function link(tree: string, name: string, manifest: string) {
  write(tree, { [`shared/${name}/package.json`]: manifest });
  symlinkSync(path.join(tree, 'shared', name), path.join(tree, 'node_modules/@campavia', name));
}

/** A separate tree with our packages' real entry points and substitutes for libraries. */
function plant(name: string, files: Record<string, string>) {
  const tree = path.join(folder, name);
  mkdirSync(path.join(tree, 'node_modules/@campavia'), { recursive: true });
  for (const each of PACKAGES) {
    link(tree, each, readFileSync(path.join(root, 'shared', each, 'package.json'), 'utf8'));
  }
  link(tree, 'tooling', '{"name":"@campavia/tooling","exports":"./src/index.ts"}');
  for (const library of LIBRARIES) {
    const manifest = JSON.stringify({ name: library, main: 'index.js' });
    write(tree, {
      [`node_modules/${library}/package.json`]: manifest,
      [`node_modules/${library}/index.js`]: '',
    });
  }
  write(tree, {
    'tsconfig.json': '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler"}}',
    ...files,
  });
  return tree;
}

function findViolations(tree: string): Violation[] {
  const folders = ['shared', 'shell', 'mf-search', 'mf-listing', 'mf-trips', 'api', 'e2e'];
  const args = [command, '--config', rulesFile, '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations;
}

function planted(): Record<string, string> {
  const files: Record<string, string> = { ...ALLOWED, ...SUPPORTING_FILES };
  for (const [, file, code] of VIOLATIONS) files[file] = `${files[file] ?? ''}${code}\n`;
  return files;
}

describe('the import rules', () => {
  it('accept a tree that follows them', () => {
    expect(findViolations(plant('allowed', ALLOWED))).toEqual([]);
  }, 120_000);

  describe('reports every violation in a tree with all of them', () => {
    let violations: Violation[];

    beforeAll(() => {
      violations = findViolations(plant('violating', planted()));
    }, 120_000);

    it.each(VIOLATIONS)('%s reports %s', (rule, file) => {
      const named = violations.filter((violation) => violation.from === file);
      expect(named.map((violation) => violation.rule.name)).toContain(rule);
    });

    it('reports no file that follows the rules', () => {
      const guilty = new Set([...VIOLATIONS.map(([, file]) => file), ...Object.keys(SUPPORTING_FILES)]);
      expect(violations.filter((violation) => !guilty.has(violation.from))).toEqual([]);
    });
  });

  it('has a planted violation for each rule', () => {
    expect([...new Set(VIOLATIONS.map(([rule]) => rule))].sort()).toEqual([...rules].sort());
  });
});
