import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { isCatalogueFolder, catalogueFoldersOf, writeJson } from './catalogue.mjs';
import { checkMessages, checkTexts } from './check-messages.mjs';
import { compileMessages } from './compile.mjs';
import { extractMessages } from './extract.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Their messages are in the shell's catalogue. */
const PROVIDED = ['shared/ui', 'shared/parts'];

function partsIn(root) {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const folders = [...PROVIDED, 'shell', ...remotes].map((name) => path.join(root, name));
  return folders.filter((folder) => existsSync(path.join(folder, 'messages')));
}

async function extract(directory) {
  mkdirSync(path.join(directory, 'messages'), { recursive: true });
  writeJson(path.join(directory, 'messages/en.json'), await extractMessages(directory));
  return [];
}

async function compile(directory, root) {
  const name = path.relative(root, directory);
  // Those of an inner folder are compiled with its part.
  if (PROVIDED.includes(name) || isCatalogueFolder(directory)) return [];
  const provided = name === 'shell' ? PROVIDED.map((folder) => path.join(root, folder)) : [];
  await compileMessages({ directory, sources: [directory, ...provided] });
  return [];
}

const COMMANDS = { extract, compile, check: checkMessages };

/** Folders of the api's texts, and of the pages of its sandbox. */
function textsOf(api) {
  const folder = path.join(api, 'messages');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    folder,
    ...names.map(({ name }) => path.join(folder, name)),
    path.join(api, 'src/sandbox/payments/messages'),
  ];
}

function checkApi(root) {
  return textsOf(path.join(root, 'api')).flatMap((folder) =>
    checkTexts(folder).map((problem) => `${path.relative(root, folder)}: ${problem}`),
  );
}

async function main([command, ...names]) {
  const work = COMMANDS[command];
  if (!work) throw new Error(`Usage: messages.mjs ${Object.keys(COMMANDS).join('|')} [part…]`);
  const parts = names.length > 0 ? names.map((name) => path.join(ROOT, name)) : partsIn(ROOT);
  const catalogues = parts.flatMap((part) => [part, ...catalogueFoldersOf(part)]);
  let count = 0;
  for (const folder of catalogues) {
    for (const problem of await work(folder, ROOT)) {
      count += 1;
      console.error(`${path.relative(ROOT, folder)}: ${problem}`);
    }
  }
  const reported = command === 'check' && names.length === 0 ? checkApi(ROOT) : [];
  reported.forEach((problem) => console.error(problem));
  count += reported.length;
  console.log(`messages ${command}: ${catalogues.length} catalogues, ${count} problems`);
  process.exitCode = count > 0 ? 1 : 0;
}

await main(process.argv.slice(2));
