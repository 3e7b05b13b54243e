import { readdirSync } from 'node:fs';
import path from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';
import { inTurn, intoBlock, withExport, withImport, withImportedName } from './insertions.mjs';
import { article, camel, pascal, requireName, singular, snake, words } from './names.mjs';
import { fill } from './templates.mjs';

const CONTRACTS = 'shared/contracts/src';
const FILE_KINDS = ['routes', 'service', 'store', 'mapper'];

function valuesOf(noun, one) {
  const a = `${article(one)} ${words(one)}`;
  return {
    nouns: noun,
    Nouns: pascal(noun),
    nouns_camel: camel(noun),
    One: pascal(one),
    article: article(one),
    A_one: a.charAt(0).toUpperCase() + a.slice(1),
    words: words(one),
    words_plural: words(noun),
    snake: snake(noun),
    table: snake(one),
  };
}

function addContract(draft, values) {
  const { nouns, One, article: a, words: one } = values;
  draft.add(`${CONTRACTS}/${nouns}/${nouns}.ts`, fill('module/contract/schema.ts.tmpl', values));
  draft.add(`${CONTRACTS}/testing/${nouns}/${nouns}.ts`, fill('module/contract/builder.ts.tmpl', values));
  draft.change(`${CONTRACTS}/index.ts`, (text) => withExport(text, `export * from './${nouns}/${nouns}';`));
  draft.change(`${CONTRACTS}/testing/index.ts`, (text) =>
    withExport(text, `export { ${a}${One} } from './${nouns}/${nouns}';`),
  );
  draft.change(`${CONTRACTS}/testing/builders.test.ts`, (text) =>
    inTurn(
      text,
      (each) => withImportedName(each, '../index', `${One}Schema`),
      (each) => withImportedName(each, './index', `${a}${One}`),
      (each) =>
        intoBlock(each, {
          opener: /^const cases\b/m,
          closer: '];',
          line: `['${a} ${one}', ${One}Schema, ${a}${One}()],`,
        }),
    ),
  );
}

function addModule(draft, values) {
  const { nouns, Nouns, nouns_camel: name } = values;
  const folder = `api/src/modules/${nouns}`;
  for (const fileKind of FILE_KINDS)
    draft.add(`${folder}/${nouns}.${fileKind}.ts`, fill(`module/api/${fileKind}.ts.tmpl`, values));
  draft.add(`${folder}/${nouns}.routes.test.ts`, fill('module/api/routes.test.ts.tmpl', values));
  draft.change('api/src/app.ts', (text) =>
    inTurn(
      text,
      (each) =>
        withImport(
          each,
          `import { ${name}Routes } from './modules/${nouns}/${nouns}.routes';\n` +
            `import { create${Nouns}Service } from './modules/${nouns}/${nouns}.service';`,
          ['./modules/'],
        ),
      (each) =>
        intoBlock(each, {
          opener: /^\s*healthRoutes\(/m,
          closer: '}',
          line: `${name}Routes(app, create${Nouns}Service(database));`,
        }),
    ),
  );
}

function nextMigration(root) {
  const numbers = readdirSync(path.join(root, 'api/migrations')).map((file) => Number(file.slice(0, 4)) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

function addTable(draft, values) {
  const { nouns, table } = values;
  draft.add(
    `api/migrations/${nextMigration(draft.root)}-${nouns}.sql`,
    fill('module/api/migration.sql.tmpl', values),
  );
  draft.change('api/src/database/schema.ts', (text) =>
    intoBlock(text, {
      opener: /^export interface Schema\b[^{]*\{/m,
      closer: '}',
      line: `${table}: { id: Generated<number>; name: string };`,
    }),
  );
}

/**
 * Plans a module of the api for a noun: contract with its builder, table, store, mapper, service, routes and test.
 *
 * @param {ReturnType<typeof import('./draft.mjs').createDraft>} draft
 * @param {{name: string, one?: string}} options the noun, in the plural; its singular if that is not the plural without
 * `s`
 */
export async function planModule(draft, { name, one }) {
  const noun = requireName(name, 'module');
  const single = requireName(one ?? singular(noun), 'module');
  if (single === noun) {
    throw new Refusal(
      `"${noun}" must be the plural of its noun; otherwise name the singular: --one ${noun}-entry.`,
    );
  }
  if (draft.exists(`api/src/modules/${noun}`)) throw new Refusal(`api/src/modules/${noun} exists already.`);
  if (draft.exists(`${CONTRACTS}/${noun}.ts`)) throw new Refusal(`${CONTRACTS}/${noun}.ts exists already.`);
  const values = valuesOf(noun, single);
  if (new RegExp(`^  ${values.table}: `, 'm').test(draft.read('api/src/database/schema.ts'))) {
    throw new Refusal(`The table ${values.table} exists already: choose another singular with --one.`);
  }
  addContract(draft, values);
  addModule(draft, values);
  addTable(draft, values);
  return {
    changesApi: true,
    next: ['npx jest --selectProjects contracts api', `npm run new -- endpoint get-${single}`],
  };
}
