import { readdirSync } from 'node:fs';
import path from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';
import { inTurn, intoBlock, sortedBlock, withExport } from './insertions.mjs';
import { camel, pascal, plural, requireName, singular, snake, title, words } from './names.mjs';
import { fill } from './templates.mjs';

const CLIENT = 'shared/api-client/src';
const METHODS = {
  get: 'GET',
  create: 'POST',
  add: 'POST',
  request: 'POST',
  change: 'PATCH',
  replace: 'PUT',
  remove: 'DELETE',
  cancel: 'POST',
};
const PARAMETER = /\{(\w+)\}/g;

function operationsOf(draft) {
  const { paths } = JSON.parse(draft.read('api/openapi.json'));
  return Object.entries(paths).flatMap(([pattern, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({
      name: `${method.toUpperCase()} ${pattern}`,
      method: method.toUpperCase(),
      pattern,
      summary,
    })),
  );
}

/** The calls that a name such as `get-trip` may mean: the method of its verb on the path of its noun. */
function guess(operations, name) {
  const [verb, ...rest] = name.split('-');
  const noun = snake(rest.join('-'));
  const isOne = ['get', 'change', 'replace', 'remove'].includes(verb);
  return operations.filter(({ method, pattern }) => {
    const segments = pattern.split('/').filter(Boolean);
    const last = segments.filter((segment) => !segment.startsWith('{')).at(-1) ?? '';
    const endsInParameter = segments.at(-1)?.startsWith('{') ?? false;
    const isNoun = last === noun || singular(last) === noun;
    return method === METHODS[verb] && isNoun && (!isOne || endsInParameter);
  });
}

function operationFor(draft, name, wanted) {
  const operations = operationsOf(draft);
  const list = () => operations.map(({ name: each }) => `  ${each}`).join('\n');
  if (wanted !== undefined) {
    const found = operations.find((operation) => operation.name === wanted);
    if (!found) throw new Refusal(`The api has no call "${wanted}". It has:\n${list()}`);
    return found;
  }
  const guesses = guess(operations, name);
  if (guesses.length === 1) return guesses[0];
  throw new Refusal(
    `Which call does ${name} make? Name it with --operation "GET /3/…/". The api has:\n${list()}`,
  );
}

/** The type of the response; the contracts must export it. */
function answerFor(draft, name, wanted) {
  const type = wanted ?? pascal(name.split('-').slice(1).join('-'));
  const folder = path.join(draft.root, 'shared/contracts/src');
  const files = readdirSync(folder, { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
  );
  const sources = files.map((file) => draft.read(`shared/contracts/src/${file}`));
  const isExported = sources.some((text) =>
    new RegExp(`^export (type|interface) ${type}\\b`, 'm').test(text),
  );
  if (!isExported) {
    throw new Refusal(
      `The contracts export no type "${type}". Name the type of the response: --answer Listing.` +
        'A new one: npm run new -- module <noun>.',
    );
  }
  return type;
}

function valuesOf(name, { method, pattern, summary }, answer) {
  const pathParameters = [...pattern.matchAll(PARAMETER)].map(([, parameter]) =>
    camel(parameter.replaceAll('_', '-')),
  );
  const argument = (parameter) => (/id$/i.test(parameter) ? '12' : "'a/b'");
  const reads = method === 'GET';
  return {
    kebab: name,
    camel: camel(name),
    Answer: answer,
    summary: (summary ?? title(name)).replace(/\.$/, ''),
    parameters: pathParameters
      .map((parameter) => `${parameter}: ${/id$/i.test(parameter) ? 'number | string' : 'string'}, `)
      .join(''),
    call: pattern.replace(
      PARAMETER,
      (_, parameter) => `\${encodeURIComponent(${camel(parameter.replaceAll('_', '-'))})}`,
    ),
    called: pattern.replace(PARAMETER, (_, parameter) => (/id$/i.test(parameter) ? '12' : 'a%2Fb')),
    arguments: pathParameters.map((parameter) => `${argument(parameter)}, `).join(''),
    body: reads ? '' : "{ name: 'Maud' }, ",
    method: method.toLowerCase(),
    METHOD: method,
    pathParameters,
  };
}

function keyOf({ pathParameters }, name) {
  const noun = name.split('-').slice(1).join('-');
  const parameters = pathParameters.map(
    (parameter) => `${parameter}: ${/id$/i.test(parameter) ? 'number | string' : 'string'}`,
  );
  const parts = [noun, ...pathParameters.map((parameter) => `\${${parameter}}`)].join('/');
  return { noun, line: `${camel(noun)}: (${parameters.join(', ')}) => \`${parts}\`,` };
}

function addKey(draft, values, name) {
  const { noun, line } = keyOf(values, name);
  const text = draft.read(`${CLIENT}/keys.ts`);
  if (new RegExp(`^  ${camel(noun)}: `, 'm').test(text)) return;
  draft.change(`${CLIENT}/keys.ts`, (each) =>
    intoBlock(each, { opener: /^export const keys = \{/m, closer: '};', line }),
  );
}

/** Adds a row in alphabetical order. */
function addRow(draft, file, { opener, line }) {
  const block = { opener, closer: '};' };
  draft.change(`${CLIENT}/${file}`, (text) =>
    inTurn(
      text,
      (each) => intoBlock(each, { ...block, line }),
      (each) => sortedBlock(each, block),
    ),
  );
}

/** Adds the call to the operations that the compatibility check reads. */
function addOperation(draft, values, { name: operation }) {
  const { camel: name } = values;
  const call = `client.${name}(${values.arguments}${values.body}{ http })`;
  addRow(draft, 'operations.ts', {
    opener: /^export const OPERATIONS\b/m,
    line: `  ${name}: '${operation}',`,
  });
  addRow(draft, 'operations.test.ts', {
    opener: /^const asked\b/m,
    line: `  ${name}: (http) => ${call},`,
  });
}

/** Appends the function to the file of its noun; a new noun gets a file and an export in `index.ts`. */
function addFunction(draft, file, source, answer) {
  if (!draft.exists(file)) {
    draft.add(file, source);
    const line = `export * from './${file.slice(CLIENT.length + 1, -3)}';`;
    draft.change(`${CLIENT}/index.ts`, (text) => withExport(text, line));
    return;
  }
  const body = source.slice(source.indexOf('/**'));
  draft.change(file, (text) =>
    inTurn(
      text,
      (each) => withTypeImport(each, answer),
      (each) => `${each.trimEnd()}\n\n${body}`,
    ),
  );
}

function withTypeImport(text, type) {
  const pattern = /import type \{([^}]*)\} from '@campavia\/contracts';/;
  const names = pattern
    .exec(text)?.[1]
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (!names || names.includes(type)) return names && text;
  return text.replace(
    pattern,
    `import type { ${[...names, type].sort().join(', ')} } from '@campavia/contracts';`,
  );
}

/**
 * Adds a function of the api client for one call, with its test, its cache key (for a read) and its operation.
 *
 * @param {ReturnType<typeof import('./draft.mjs').createDraft>} draft
 * @param {{name: string, operation?: string, answer?: string}} options
 */
export async function planEndpoint(draft, { name, operation, answer }) {
  requireName(name, 'endpoint');
  const [verb, noun] = name.split('-');
  if (noun === undefined) {
    throw new Refusal(`"${name}" needs a verb and a noun, such as get-trip or cancel-${words(verb)}.`);
  }
  const file = `${plural(name.slice(verb.length + 1))}.ts`;
  const isThere = new RegExp(`^  ${camel(name)}: `, 'm').test(draft.read(`${CLIENT}/operations.ts`));
  if (isThere || draft.exists(`${CLIENT}/${name}.test.ts`)) throw new Refusal(`${name} exists already.`);
  const found = operationFor(draft, name, operation);
  const values = valuesOf(name, found, answerFor(draft, name, answer));
  const kind = found.method === 'GET' ? 'get' : 'write';
  addFunction(draft, `${CLIENT}/${file}`, fill(`endpoint/${kind}.ts.tmpl`, values), values.Answer);
  draft.add(
    `${CLIENT}/${name}.test.ts`,
    fill('endpoint/test.ts.tmpl', { ...values, file: file.slice(0, -3) }),
  );
  if (kind === 'get') addKey(draft, values, name);
  addOperation(draft, values, found);
  return { next: ['npx jest --selectProjects api-client'] };
}
