import type { JsonSchema, Release } from '@campavia/remote-kit/config';

import type { ProblemKind, CompatibilityInput } from '../compatibility';

import { aSite, REMOTES, type Site } from './a-site';
import { createRandom, type Random } from './random';

/** Operations on a site; the chosen remote uses addresses, events and slots of the next one. */
export interface Change {
  random: Random;
  /** The chosen remote. */
  part: string;
  next: string;
  site: Site;
  /** Promotes another release of a part; `alter` gets a copy. */
  promote(part: string, alter?: (release: Release) => void): void;
  retire(part: string): void;
  /** Changes the api. */
  alterApi(alter: (api: OpenApi, schema: OpenSchema) => void): void;
}

/** A mutable schema. */
export interface OpenSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** The parts of an api description that are changed here. */
export interface OpenApi {
  paths: Record<string, { get: { parameters: { name: string; in: string; required?: boolean }[] } }>;
  components: { schemas: Record<string, OpenSchema> };
}

/** An incompatible change, and the message expected. */
export interface Incompatibility {
  goal: string;
  make: (change: Change) => { kind: ProblemKind; parts: string[] };
}

/** A compatible change. */
export interface CompatibleChange {
  goal: string;
  make: (change: Change) => void;
}

/** A schema as a mutable one. */
export function open(schema: object | undefined): OpenSchema {
  return schema as unknown as OpenSchema;
}

/** A site for a seed with operations to change it; `input` is the resulting input of the check. */
export function aChange(seed: number): Change & { input(): CompatibilityInput } {
  const random = createRandom(seed * 7919);
  const before = aSite(seed);
  const site = JSON.parse(JSON.stringify(before)) as Site;
  const index = random.below(REMOTES.length);
  const next = REMOTES[(index + 1) % REMOTES.length] ?? '';

  function promote(part: string, alter: (release: Release) => void = () => undefined): void {
    const release = site.releases.find((each) => each.part === part);
    if (!release) throw new Error(`No ${part}`);
    release.version = '1.1.0';
    alter(release);
  }

  return {
    random,
    part: REMOTES[index] ?? '',
    next,
    site,
    promote,
    retire: (part) => void (site.releases = site.releases.filter((release) => release.part !== part)),
    alterApi(alter) {
      const api = site.api.openapi as OpenApi;
      alter(api, open(api.components.schemas[`Answer${index}`]));
    },
    input: () => ({
      compositions: [{ name: 'production', before: before.releases, after: site.releases }],
      api: site.api,
    }),
  };
}

/** Path of the operation that a remote calls. */
export function pathOfCall(part: string): string {
  return `/3/noun${REMOTES.indexOf(part)}/{id}/`;
}
