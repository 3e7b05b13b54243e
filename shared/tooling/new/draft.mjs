import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { formatText } from '../format/format-text.mjs';
import { Refusal } from '../postgres/refusal.mjs';

/**
 * The repository with changes that are not written yet: a generator that fails leaves nothing behind.
 *
 * @param {string} root of the repository
 */
export function createDraft(root) {
  const changed = new Map();

  function exists(file) {
    return changed.has(file) || existsSync(path.join(root, file));
  }

  function read(file) {
    if (!exists(file)) throw new Refusal(`${file} does not exist`);
    return changed.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  }

  /** Creates a file that must not exist yet. */
  function add(file, text) {
    if (exists(file)) throw new Refusal(`${file} exists already`);
    changed.set(file, text);
  }

  /** Edits an existing file; `edit` returns the new text, or undefined if it does not find its place. */
  function change(file, edit) {
    const text = edit(read(file));
    if (text === undefined) {
      throw new Refusal(`${file} has a structure that this generator does not know: nothing was written`);
    }
    changed.set(file, text);
  }

  /** Writes all changes, formatted; returns the files. */
  async function write() {
    const texts = await Promise.all(
      [...changed].map(async ([file, text]) => [file, await formatText({ file, text })]),
    );
    for (const [file, text] of texts) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return [...changed.keys()].sort();
  }

  return { root, exists, read, add, change, write };
}
