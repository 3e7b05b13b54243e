import { Refusal } from '../postgres/refusal.mjs';
import { pascal, requireName, title } from './names.mjs';
import { planScreen } from './plan-screen.mjs';
import { fill } from './templates.mjs';
import { addWorkspace } from './workspace.mjs';

const FILES = [
  'package.json',
  'webpack.config.mjs',
  'remote.config.ts',
  'README.md',
  'src/remote.tsx',
  'src/routes.tsx',
  'src/server.ts',
  'src/server-messages.ts',
  'src/server.test.ts',
];
const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'];
/** In the versions that the shell provides. */
const LIBRARIES = ['swr', 'react', 'react-dom', 'styled-components', 'react-intl'];

function requireRemoteName(name) {
  requireName(name, 'remote');
  if (!name.startsWith('mf-'))
    throw new Refusal(`"${name}" cannot name a remote: it begins with mf-, such as mf-${name}.`);
  return name;
}

function kitOf(draft) {
  const { version, dependencies } = JSON.parse(draft.read('shared/remote-kit/package.json'));
  const libraries = LIBRARIES.map((library) => `    "${library}": "${dependencies[library]}"`);
  return { contract: `^${version}`, libraries: libraries.join(',\n') };
}

/**
 * Adds a remote with one page at the address of its noun, ready to build, test and publish.
 *
 * @param {ReturnType<typeof import('./draft.mjs').createDraft>} draft
 * @param {{name: string, squad?: string}} options
 */
export async function planRemote(draft, { name, squad }) {
  const noun = requireRemoteName(name).replace(/^mf-/, '');
  if (draft.exists(name)) throw new Refusal(`${name} exists already.`);
  const values = {
    name,
    squad: requireName(squad ?? noun, 'squad'),
    Noun: pascal(noun),
    title: title(noun),
    screen: noun,
    path: `/${noun}`,
    ...kitOf(draft),
  };
  for (const file of FILES) draft.add(`${name}/${file}`, fill(`remote/${file}.tmpl`, values));
  for (const language of LANGUAGES) draft.add(`${name}/messages/${language}.json`, '{}');
  draft.add(`${name}/messages/same-as-english.json`, '{}\n');
  await planScreen(draft, { remote: name, name: noun });
  addWorkspace(draft, name);
  return {
    isWorkspace: true,
    next: [
      `npm run dev -- ${name}    # then open /${noun}`,
      `npm run release -- publish ${name}`,
      `npm run release -- promote ${name} --to production`,
    ],
  };
}
