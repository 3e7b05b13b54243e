import type { EventPromise, JsonSchema, Release, SlotPromise } from '@campavia/remote-kit/config';

import { describeOperation } from '../operations/describe-operation';
import type { ApiFacts } from '../compatibility';

import { createRandom, type Random } from './random';

/** Compatible releases, and the api that they were built with. */
export interface Site {
  releases: Release[];
  api: ApiFacts;
}

export const REMOTES = ['search', 'listing', 'funnels', 'trips', 'owner', 'onboarding', 'community'].map(
  (name) => `mf-${name}`,
);

const SHARED = { react: '19.3.1', 'styled-components': '6.6.0', '@campavia/ui': '2.4.0' };
export const KIT = '2.3.1';

const TYPES: JsonSchema[] = [
  { type: 'string' },
  { type: 'integer' },
  { type: 'boolean' },
  { type: ['string', 'null'] },
  { type: 'array', items: { type: 'number' } },
];

/** A random object with an enumeration, a text and other fields, some of them optional. */
function aSchema(random: Random): JsonSchema {
  const fields = Array.from({ length: 2 + random.below(6) }, (_, index) => `field${index}`);
  const plain = Object.fromEntries(fields.map((field) => [field, random.pick(TYPES)]));
  return {
    type: 'object',
    properties: {
      kind: { enum: ['good', 'stop'] },
      title: { type: 'string' },
      note: { type: 'string' },
      ...plain,
    },
    required: ['kind', 'title', ...random.some(fields)],
  };
}

function anApi(random: Random): ApiFacts {
  const schemas = Object.fromEntries(REMOTES.map((_, index) => [`Answer${index}`, aSchema(random)]));
  const call = (index: number) => ({
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'currency', in: 'query', schema: { type: 'string' } },
    ],
    responses: {
      200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/Answer${index}` } } } },
    },
  });
  const paths = Object.fromEntries(
    REMOTES.map((_, index) => [`/3/noun${index}/{id}/`, { get: call(index) }]),
  );
  return {
    openapi: { openapi: '3.1.0', paths, components: { schemas } },
    flags: ['chat_assistant', 'get_apps'],
  };
}

/** What the parts of one site share. */
interface Together {
  random: Random;
  api: ApiFacts;
  events: EventPromise[];
  slots: SlotPromise[];
}

function aRelease(part: string, over: Partial<Release>): Release {
  const config = { name: part, squad: part.replace('mf-', ''), contract: `^${KIT}`, addresses: [] };
  return {
    part,
    version: '1.0.0',
    commit: 'c0ffee',
    author: 'Ada',
    builtAt: '2027-03-01T00:00:00Z',
    digest: `sha384-${part}`,
    contract: config.contract,
    kit: KIT,
    shared: {},
    entry: 'remote.js',
    scripts: [],
    styles: [],
    screens: {},
    messages: {},
    files: [],
    config,
    promises: { links: [], sends: [], hears: [], offers: [], fills: [], operations: [] },
    ...over,
  };
}

/** Each remote links to the next one's page, sends it events, shows its slot, and calls the api. */
function aRemote(part: string, index: number, { random, api, events, slots }: Together): Release {
  const next = (index + 1) % REMOTES.length;
  const more = Array.from({ length: random.below(5) }, (_, each) => ({
    id: `${part}.more${each}`,
    pattern: `/${part}/{id}/more${each}${random.below(2) ? '/{tab}' : ''}`,
  }));
  const operation = describeOperation(api.openapi, `GET /3/noun${index}/{id}/`);
  const release = aRelease(part, { shared: Object.fromEntries(random.some(ranges())) });
  return {
    ...release,
    config: {
      ...release.config,
      addresses: [
        { id: part, pattern: `/${part}` },
        { id: `${part}.one`, pattern: `/${part}/{id}` },
        ...more,
      ],
      menu: [{ address: part, place: 'header', order: index }],
      flags: random.some(api.flags),
      storageKeys: [`campavia.${part}`],
    },
    promises: {
      links: [part, `${REMOTES[next]}.one`],
      sends: [events[index]].flatMap((event) => event ?? []),
      hears: [events[next]].flatMap((event) => event ?? []),
      offers: [slots[index]].flatMap((slot) => slot ?? []),
      fills: [slots[next]].flatMap((slot) => slot ?? []),
      operations: operation ? [operation] : [],
    },
  };
}

function ranges(): [string, string][] {
  return Object.entries(SHARED).map(([name, version]) => [name, `^${version}`]);
}

/** A compatible site of the shell and seven remotes, deterministic for a seed. */
export function aSite(seed: number): Site {
  const random = createRandom(seed);
  const api = anApi(random);
  const events = REMOTES.map((part) => ({ name: `${part}.changed`, version: 1, payload: aSchema(random) }));
  const slots = REMOTES.map((part) => ({ name: `${part}.badge`, props: aSchema(random) }));
  const together = { random, api, events, slots };
  const shell = aRelease('shell', { shared: { ...SHARED } });
  return { releases: [shell, ...REMOTES.map((part, index) => aRemote(part, index, together))], api };
}
