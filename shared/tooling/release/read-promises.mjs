import path from 'node:path';

import { describeOperations } from './describe-operations.mjs';
import { folderOf, loadModule } from './load-module.mjs';
import { readSources } from './read-sources.mjs';

/** Folders of a part's own files: its folder, and for the shell the packages it provides. */
function ownFiles(files, { name, directory, root }) {
  const folders = [directory, ...(name === 'shell' ? [path.join(root, 'shared/parts')] : [])];
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'));
  return sources.filter((file) =>
    folders.some((folder) => file.startsWith(path.join(folder, 'src') + path.sep)),
  );
}

function sorted(...lists) {
  return [...new Set(lists.flatMap((list) => list ?? []))].sort();
}

function assertKnown(names, known, sentence) {
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  if (unknown) throw new Error(`${sentence} ${unknown}, which remote-kit does not have`);
}

/**
 * Collects what a release provides to other parts and requires from them.
 *
 * @param {import('./part.mjs').Part} part
 * @param {object} config declarations of its `remote.config.ts`
 * @param {{sources: string[], contained: string[]}} files its sources, and those of which some code is in it
 * @returns {Promise<object>} `ReleasePromises`
 */
export async function readPromises(part, config, { sources, contained }) {
  const kit = await loadModule(path.join(folderOf(part.root, 'remote-kit'), 'src/promises.ts'));
  const said = readSources(ownFiles(sources, part), part.root);
  const { events = {}, slots = {}, menu = [] } = config;
  const isEvent = (name) => Object.hasOwn(kit.EVENT_SCHEMAS, name);
  assertKnown(
    [...(events.sends ?? []), ...(events.hears ?? [])],
    kit.EVENT_SCHEMAS,
    `${part.name} names the event`,
  );
  const provided = sorted(slots.offers);
  const filled = sorted(slots.fills, said.fills);
  assertKnown([...provided, ...filled], kit.SLOT_SCHEMAS, `${part.name} names the slot`);
  const event = (name) => ({ name, version: kit.EVENT_VERSIONS[name], payload: kit.EVENT_SCHEMAS[name] });
  const slot = (name) => ({ name, props: kit.SLOT_SCHEMAS[name] });
  return {
    links: sorted(
      said.links,
      menu.map(({ address }) => address),
    ),
    sends: sorted(events.sends, said.sends.filter(isEvent)).map(event),
    hears: sorted(events.hears, said.hears.filter(isEvent)).map(event),
    offers: provided.map(slot),
    fills: filled.map(slot),
    operations: await describeOperations(contained, part),
  };
}
