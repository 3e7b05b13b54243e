import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadModule } from '../release/load-module.mjs';

import { checkContent } from './check-content.mjs';
import { compileContent } from './compile-content.mjs';
import { LANGUAGES, listPages } from './read-content.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LINKS = 'src/features/content/content-links.ts';

const COMMANDS = { compile, check };

await main(process.argv.slice(2));

async function main([command]) {
  const work = COMMANDS[command];
  if (!work) throw new Error(`Usage: content.mjs ${Object.keys(COMMANDS).join('|')}`);
  const parts = readdirSync(ROOT).filter((name) => existsSync(path.join(ROOT, name, LINKS)));
  let texts = 0;
  let count = 0;
  for (const part of parts) {
    const directory = path.join(ROOT, part);
    texts += listPages(directory).length * LANGUAGES.length;
    for (const problem of await work(directory)) {
      count += 1;
      console.error(`${part}/${problem}`);
    }
  }
  console.log(`content ${command}: ${texts} texts, ${count} problems`);
  process.exitCode = count > 0 ? 1 : 0;
}

function compile(directory) {
  compileContent(directory);
  return [];
}

/** Texts may link to the addresses that the screens know. */
async function check(directory) {
  const { CONTENT_LINKS } = await loadModule(path.join(directory, LINKS));
  return checkContent({ directory, isKnownPath: (link) => link in CONTENT_LINKS });
}
