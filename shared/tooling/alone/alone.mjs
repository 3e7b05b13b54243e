import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import { loadSources } from '../dev/load-sources.mjs';
import { explain, Refusal } from '../postgres/refusal.mjs';
import { rootOf } from '../release/source-version.mjs';
import { createLifetime } from '../start/lifetime.mjs';
import { requireFreePort } from '../start/ports.mjs';
import { createProgress } from '../start/progress.mjs';
import { readAloneOptions } from './alone-options.mjs';
import { BUILDERS, sampleAnswers } from './sample-answers.mjs';
import { serveAlone } from './serve-alone.mjs';

const progress = createProgress();
const lifetime = createLifetime({ print: progress.print });

try {
  await showAlone(process.cwd());
} catch (error) {
  console.error(explain(error));
  await lifetime.stop();
  process.exit(1);
}

async function showAlone(directory) {
  const name = basename(directory);
  if (!existsSync(join(directory, 'remote.config.ts'))) {
    throw new Refusal(`${directory} is not a remote. Run it as \`npm run alone -w mf-search\`.`);
  }
  const { api, port } = readAloneOptions(process.argv.slice(2), process.env);
  await requireFreePort(port, 'PORT');
  const answerTo = api ? undefined : sampleAnswers(await loadSources(rootOf(directory), BUILDERS));
  const served = await progress.step(`Building ${name} alone`, () =>
    serveAlone({ directory, name, port, api, answerTo, print: progress.print }),
  );
  lifetime.add({ name, stop: served.stop, kill: () => {} });
  progress.print(
    `${name} alone on http://localhost:${port}, ${api ? `with the api at ${api}` : 'with sample responses'}`,
  );
}
