import { scratchTree } from '../new/testing/scratch-tree';

/** The commands that generate one of each kind. */
const GENERATED = [
  ['remote', 'mf-demo'],
  ['screen', 'mf-demo', 'price-list', '--path', '/demo/{id}/prices'],
  ['screen', 'mf-listing', 'equipment-list'],
  ['module', 'wish-lists'],
  ['endpoint', 'get-wish-list'],
];

/** Folders with the tests of generated files. */
const TESTS = [
  'mf-demo/',
  'mf-listing/src/features/equipment-list/',
  'mf-listing/src/server',
  'wish-lists',
  'get-wish-list',
  'api-client/src/operations',
  'contracts/src/testing/',
];

const PROSE_OR_DATA = /\.(sql|md|json)$/;

const tree = scratchTree();
try {
  const files = GENERATED.flatMap((args) => generate(args));
  const sources = [...new Set(files)].filter((file) => !PROSE_OR_DATA.test(file));
  const problems = [
    ...checkTypes(sources),
    ...run('lint', ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', ...sources]),
    ...run('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files]),
    ...run('compiled messages', ['shared/tooling/messages/messages.mjs', 'compile', 'mf-demo', 'mf-listing']),
    ...run('messages', ['shared/tooling/messages/messages.mjs', 'check', 'mf-demo', 'mf-listing']),
    ...checkImports(),
    ...run('tests', ['node_modules/jest/bin/jest.js', '--ci', ...TESTS]),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  tree.remove();
}

function generate(args: readonly string[]): string[] {
  const { status, said } = tree.run(['shared/tooling/new/new.mjs', ...args]);
  if (status !== 0) throw new Error(`npm run new -- ${args.join(' ')} failed:\n${said}`);
  return said.split('\nNext:')[0]?.trim().split('\n') ?? [];
}

/** Other files of the tree may lack build output, such as compiled messages. */
function checkTypes(sources: readonly string[]): string[] {
  const args = ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.json'];
  const { said } = tree.run(['node_modules/tsc7/bin/tsc', ...args]);
  const lines = said.split('\n').filter((line) => sources.some((file) => line.startsWith(file)));
  return report('types', lines);
}

function checkImports(): string[] {
  const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const folders = ['mf-demo', 'mf-listing', 'api/src/modules/wish-lists'];
  const packages = ['shared/contracts', 'shared/api-client'];
  return run('imports', [cruise, '--config', '.dependency-cruiser.cjs', ...folders, ...packages]);
}

function run(name: string, args: string[]): string[] {
  const { status, said } = tree.run(args);
  return report(name, status === 0 ? [] : [said.trim()]);
}

function report(name: string, problems: string[]): string[] {
  console.log(`${name}: ${problems.length === 0 ? 'passed' : 'failed'}`);
  return problems.map((problem) => `${name}: ${problem}`);
}
