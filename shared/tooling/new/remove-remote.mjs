import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';
import { removeWorkspace } from './workspace.mjs';

function isCommitted(root, name) {
  try {
    return (
      execFileSync('git', ['ls-files', '--', name], { cwd: root, encoding: 'utf8', stdio: 'pipe' }) !== ''
    );
  } catch {
    return false;
  }
}

/**
 * Removes a remote that was only created as an experiment: nothing of it may be committed.
 *
 * @param {ReturnType<typeof import('./draft.mjs').createDraft>} draft
 * @param {{name: string}} options
 */
export async function planRemoval(draft, { name }) {
  const isRemote = /^mf-[a-z0-9-]+$/.test(name ?? '') && draft.exists(`${name}/remote.config.ts`);
  if (!isRemote) throw new Refusal(`There is no remote ${name ?? ''} to remove.`);
  if (isCommitted(draft.root, name)) {
    throw new Refusal(
      `${name} is committed: remove it with git, and from the registry by retiring the part.`,
    );
  }
  removeWorkspace(draft, name);
  return { isWorkspace: true, removes: name, next: [] };
}

export function removeFolder(root, name) {
  rmSync(path.join(root, name), { recursive: true, force: true });
}
