import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { folderOf, loadModule } from './load-module.mjs';

// A file of its own for each call, at the top or in the folder of its module.
const ENDPOINT = /[\\/]shared[\\/]api-client[\\/]src[\\/](?:[a-z-]+[\\/])?([a-z][a-z0-9-]*)\.ts$/;
const DESCRIBE = path.resolve(
  import.meta.dirname,
  '../../release/src/proof/operations/describe-operation.ts',
);

function functionName(file) {
  return file.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/**
 * Names of the endpoint functions whose files a build contains.
 *
 * @param {string[]} files
 * @param {Record<string, string>} operations the call of each endpoint function, by its name
 */
export function endpointsIn(files, operations) {
  const names = files.flatMap((file) => ENDPOINT.exec(file)?.[1] ?? []).map(functionName);
  return [...new Set(names)].filter((name) => Object.hasOwn(operations, name)).sort();
}

function readApi(root) {
  const file = path.join(root, 'api/openapi.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: it says what the api's answers look like`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * The calls of the api that a build makes, as the api describes them now.
 *
 * @param {string[]} files that the build contains
 * @param {{name: string, root: string}} part
 * @returns {Promise<object[]>} `OperationUse` of each
 */
export async function describeOperations(files, { name, root }) {
  if (!files.some((file) => ENDPOINT.test(file))) return [];
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
