import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { explain } from '../postgres/refusal.mjs';
import { createDraft } from './draft.mjs';
import { readOptions } from './options.mjs';
import { planEndpoint } from './plan-endpoint.mjs';
import { planModule } from './plan-module.mjs';
import { planRemote } from './plan-remote.mjs';
import { planScreen } from './plan-screen.mjs';
import { planRemoval, removeFolder } from './remove-remote.mjs';
import { relinkWorkspace } from './workspace.mjs';

const LARGEST_DESCRIPTION = 64 * 2 ** 20;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PLANS = {
  remote: planRemote,
  screen: planScreen,
  module: planModule,
  endpoint: planEndpoint,
  remove: planRemoval,
};

try {
  await make(readOptions(process.argv.slice(2)), ROOT);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function make({ kind, ...options }, root) {
  const draft = createDraft(root);
  const plan = await PLANS[kind](draft, options);
  const written = plan.isWorkspace ? await writeWorkspace(draft, options.name, plan) : await draft.write();
  if (plan.changesApi) describeApi(root);
  for (const file of written) console.log(file);
  if (plan.removes) console.log(`${plan.removes} is removed`);
  if (plan.next.length > 0) console.log(`\nNext:\n${plan.next.map((line) => `  ${line}`).join('\n')}`);
}

async function writeWorkspace(draft, name, { removes }) {
  let written = [];
  await relinkWorkspace(draft.root, name, async () => {
    written = await draft.write();
    if (removes) removeFolder(draft.root, removes);
  });
  return written;
}

/** The api's OpenAPI description is committed, and the new routes are part of it. */
function describeApi(root) {
  const args = ['--import', 'tsx', 'src/main.ts', 'openapi'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: path.join(root, 'api'),
    encoding: 'utf8',
    maxBuffer: LARGEST_DESCRIPTION,
  });
  if (status === 0) writeFileSync(path.join(root, 'api/openapi.json'), stdout);
  else console.error(`api/openapi.json was not updated; npm run openapi -w api failed:\n${stderr}`);
}
