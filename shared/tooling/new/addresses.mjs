import { readdirSync } from 'node:fs';
import path from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';
import { loadConfig } from '../release/load-config.mjs';

/** First segments of paths that cannot be a page: those of the api, of the site itself and of its locales. */
const TAKEN =
  /^\/(3|v4|oauth|media|sandbox|api|ping|releases|_[^/]*|latest-build\.json|favicon\.[a-z]+|robots\.txt|[a-z]{2}(-[a-z]{2})?)(\/|$)/;
const PATTERN = /^(\/([a-z0-9-]+|\{[a-z_]+\}))+$/;

function shapeOf(pattern) {
  return pattern.replace(/\{\w+\}/g, '{}');
}

/** Every address that a part of the repository declares. */
export async function declaredAddresses(draft) {
  const names = readdirSync(draft.root).filter(
    (name) => (name.startsWith('mf-') || name === 'shell') && draft.exists(`${name}/remote.config.ts`),
  );
  const configs = names.map((name) => loadConfig({ name, directory: path.join(draft.root, name) }));
  return (await Promise.all(configs)).flatMap(({ name, addresses }) =>
    addresses.map(({ id, pattern }) => ({ part: name, id, pattern })),
  );
}

/** Rejects an address whose name or path exists, or that cannot be a page. */
export async function requireFreeAddress(draft, { id, pattern }) {
  if (!PATTERN.test(pattern)) {
    throw new Refusal(
      `${pattern} is not a path of a page: /prices or /campers/{id}/prices, in small letters.`,
    );
  }
  if (TAKEN.test(pattern)) throw new Refusal(`${pattern} belongs to the site itself: choose another.`);
  const declared = await declaredAddresses(draft);
  const namesake = declared.find((address) => address.id === id);
  if (namesake) throw new Refusal(`The address ${id} exists already in ${namesake.part}.`);
  const neighbour = declared.find((address) => shapeOf(address.pattern) === shapeOf(pattern));
  if (neighbour) {
    throw new Refusal(`${pattern} exists already: in ${neighbour.part} as ${neighbour.id}. Choose another.`);
  }
}
