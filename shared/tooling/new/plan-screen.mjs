import { Refusal } from '../postgres/refusal.mjs';
import { requireFreeAddress } from './addresses.mjs';
import { inTurn, intoBlock, withImport } from './insertions.mjs';
import { camel, pascal, requireName, title } from './names.mjs';
import { fill } from './templates.mjs';

const LANGUAGES = ['fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'];

/** Messages are named `remote.screen.purpose`; a screen with the name of its remote omits the repetition. */
function valuesOf(remote, screen, pattern) {
  const noun = remote.replace(/^mf-/, '');
  return {
    screen,
    Screen: pascal(screen),
    screen_camel: camel(screen),
    title: title(screen),
    ids: screen === noun ? noun : `${noun}.${screen}`,
    path: pattern,
    sample_path: pattern.replace(/\{\w+\}/g, '12'),
  };
}

function addFolder(draft, folder, values) {
  const { screen } = values;
  draft.add(`${folder}/${screen}-screen.tsx`, fill('screen/screen.tsx.tmpl', values));
  draft.add(`${folder}/${screen}-screen.test.tsx`, fill('screen/screen.test.tsx.tmpl', values));
  draft.add(`${folder}/${screen}-document.ts`, fill('screen/document.ts.tmpl', values));
  draft.add(`${folder}/${screen}.messages.ts`, fill('screen/messages.ts.tmpl', values));
  draft.add(`${folder}/${screen}.styles.ts`, fill('screen/styles.ts.tmpl', values));
  draft.add(`${folder}/${screen}.stories.ts`, fill('screen/stories.ts.tmpl', values));
}

function sorted(catalogue) {
  return Object.fromEntries(Object.entries(catalogue).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function addMessages(draft, remote, { ids, ...values }) {
  const add = (file, entries) =>
    draft.change(`${remote}/messages/${file}.json`, (text) =>
      JSON.stringify(sorted({ ...JSON.parse(text), ...entries }), null, 2).concat('\n'),
    );
  const translated = JSON.parse(fill('screen/translations.json', values));
  for (const language of LANGUAGES) {
    const entries = Object.entries(translated[language]).map(([purpose, text]) => [
      `${ids}.${purpose}`,
      text,
    ]);
    add(language, Object.fromEntries(entries));
  }
  add('en', englishOf(fill('screen/messages.ts.tmpl', { ...values, ids })));
}

/** The entries that `npm run messages` extracts from the new messages. */
function englishOf(source) {
  const pattern = /id: '([^']+)',\s*defaultMessage: '([^']+)',\s*description: '([^']+)'/g;
  const entries = [...source.matchAll(pattern)].map(([, id, defaultMessage, description]) => [
    id,
    { defaultMessage, description },
  ]);
  return Object.fromEntries(entries);
}

function addAddress(draft, remote, { screen, path }) {
  const row = `{ id: '${screen}', pattern: '${path}', document: true },`;
  draft.change(`${remote}/remote.config.ts`, (text) => {
    const [whole, inside] = /addresses: \[([\s\S]*?)\],?\n/.exec(text) ?? [];
    if (whole === undefined) return undefined;
    const before = inside.trim().replace(/,?$/, inside.trim() ? ',' : '');
    return text.replace(whole, () => `addresses: [${before} ${row}],\n`);
  });
}

function addLazyRoute({ screen, Screen, path }) {
  const load = `async () => (await import(/* webpackChunkName: "${screen}" */ './features/${screen}/${screen}-screen')).${Screen}Screen`;
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  return (text) =>
    inTurn(
      text,
      (each) =>
        intoBlock(each, { opener: /const SCREENS = \{/, closer: '};', line: `'${screen}': ${load},` }),
      (each) =>
        intoBlock(each, {
          opener: /<Routes>/,
          closer: '    </Routes>',
          line: `<Route path="${pattern}" element={<ScreenOf key="${screen}" name="${screen}" />} />`,
        }),
    );
}

function addEagerRoute({ screen, Screen, path }) {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  const line = `import { ${Screen}Screen } from './features/${screen}/${screen}-screen';`;
  return (text) =>
    inTurn(
      text,
      (each) => withImport(each, line, ['./features/', './', '@campavia/']),
      (each) =>
        intoBlock(each, {
          opener: /<Routes>/,
          closer: '    </Routes>',
          line: `<Route path="${pattern}" element={<${Screen}Screen />} />`,
        }),
    );
}

function addRoute(draft, remote, values) {
  draft.change(`${remote}/src/routes.tsx`, (text) => {
    const edit = text.includes('const SCREENS = {') ? addLazyRoute(values) : addEagerRoute(values);
    return edit(text);
  });
}

const DOCUMENTS = /^const DOCUMENTS\b/m;
const HANDLE = /^export (const handle\b|(?:async )?function handle\b)/m;
const INTL = /function (\w*Intl)\(site: Site\)/;

/** A table of addresses in front of a `handle` that was written for a few of them. */
function withTable(text) {
  const [, createIntl] = INTL.exec(text) ?? [];
  const needs = ['siteOf', 'DEFAULT_SITE'].every((name) => text.includes(name));
  if (!createIntl || !needs || !HANDLE.test(text)) return undefined;
  const first = text.replace(HANDLE, (_, declaration) => declaration.replace('handle', 'answerOwn'));
  return `${first}
type OwnAnswer = typeof answerOwn;
type Request = Parameters<OwnAnswer>[0];

/** The documents of the other addresses. */
const DOCUMENTS: Record<string, (request: Request, intl: ReturnType<typeof ${createIntl}>) => ReturnType<OwnAnswer>> = {
};

/** Answers for the documents of this part. */
export async function handle(request: Request): ReturnType<OwnAnswer> {
  const answer = DOCUMENTS[request.addressId];
  return answer ? answer(request, ${createIntl}(siteOf(request.locale) ?? DEFAULT_SITE)) : answerOwn(request);
}
`;
}

function addDocumentRule(draft, remote, values) {
  const { screen, screen_camel: name } = values;
  const line = `import { ${name}Document } from './features/${screen}/${screen}-document';`;
  draft.change(`${remote}/src/server.ts`, (text) =>
    inTurn(
      text,
      (each) => withImport(each, line, ['./features/', './', '../messages/', '@campavia/']),
      (each) => (DOCUMENTS.test(each) ? each : withTable(each)),
      (each) => intoBlock(each, { opener: DOCUMENTS, closer: '};', line: `'${screen}': ${name}Document,` }),
    ),
  );
}

/**
 * Adds a screen: its feature folder with messages in eight languages, a test and a story, its route, its address and
 * its document on the server.
 *
 * @param {ReturnType<typeof import('./draft.mjs').createDraft>} draft
 * @param {{remote: string, name: string, pattern?: string}} options
 */
export async function planScreen(draft, { remote, name, pattern = `/${name}` }) {
  if (!draft.exists(`${remote}/remote.config.ts`)) throw new Refusal(`There is no remote ${remote}.`);
  requireName(name, 'screen');
  const folder = `${remote}/src/features/${name}`;
  if (draft.exists(folder)) throw new Refusal(`${folder} exists already.`);
  await requireFreeAddress(draft, { id: name, pattern });
  const values = valuesOf(remote, name, pattern);
  addFolder(draft, folder, values);
  addMessages(draft, remote, values);
  addAddress(draft, remote, values);
  addRoute(draft, remote, values);
  addDocumentRule(draft, remote, values);
  return { next: [`npm run dev -- ${remote}    # then open ${pattern}`] };
}
