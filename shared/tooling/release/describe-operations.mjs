import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { folderOf, loadModule } from './load-module.mjs';

/** Named imports of endpoint functions; type imports make no call. */
const IMPORT = /^import \{([^}]*)\} from '@campavia\/api-client';/gm;
const DESCRIBE = path.resolve(
  import.meta.dirname,
  '../../release/src/compatibility/operations/describe-operation.ts',
);

/**
 * Names of the endpoint functions that the sources of a build import.
 *
 * @param {string[]} files of which some code is in the build
 * @param {Record<string, string>} operations the call of each endpoint function, by its name
 */
export function endpointsIn(files, operations) {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'));
  const names = sources.flatMap((file) => importedNames(readFileSync(file, 'utf8')));
  return [...new Set(names)].filter((name) => Object.hasOwn(operations, name)).sort();
}

function importedNames(source) {
  return [...source.matchAll(IMPORT)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim().split(' as ')[0]),
  );
}

function readApi(root) {
  const file = path.join(root, 'api/openapi.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: it describes the responses of the api`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * The calls of the api that a build makes, with the api's current description of them.
 *
 * @param {string[]} files that the build contains
 * @param {{name: string, root: string}} part
 * @returns {Promise<object[]>} `OperationUse` of each
 */
export async function describeOperations(files, { name, root }) {
  const table = path.join(folderOf(root, 'api-client'), 'src/operations.ts');
  const { OPERATIONS } = await loadModule(table);
  const used = endpointsIn(files, OPERATIONS);
  if (used.length === 0) return [];
  const { describeOperation } = await loadModule(DESCRIBE);
  const api = readApi(root);
  return [...new Set(used.map((each) => OPERATIONS[each]))].sort().map((operation) => {
    const described = describeOperation(api, operation);
    if (!described) throw new Error(`${name} calls ${operation}, which api/openapi.json does not describe`);
    return described;
  });
}
