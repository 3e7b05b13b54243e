import type { JsonSchema, Release } from '@campavia/remote-kit/config';

import type { ProblemKind, CompatibilityInput } from '../compatibility';

import { aSite, REMOTES, type Site } from './a-site';
import { createRandom, type Random } from './random';

/** What may be done to a site; the next remote is the one whose addresses, events and slots the chosen one uses. */
export interface Change {
  random: Random;
  /** The remote that was chosen. */
  part: string;
  next: string;
  site: Site;
  /** Promotes another release of a part: what is done to it is done to a copy. */
  promote(part: string, alter?: (release: Release) => void): void;
  retire(part: string): void;
  /** Does something to the api. */
  alterApi(alter: (api: OpenApi, schema: OpenSchema) => void): void;
}

/** A schema that may be written to. */
export interface OpenSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** The description of an api, as far as it is altered here. */
export interface OpenApi {
  paths: Record<string, { get: { parameters: { name: string; in: string; required?: boolean }[] } }>;
  components: { schemas: Record<string, OpenSchema> };
}

/** A change that must be refused, and what must be said. */
export interface Incompatibility {
  goal: string;
  make: (change: Change) => { kind: ProblemKind; parts: string[] };
}

/** A change that must pass. */
export interface CompatibleChange {
  goal: string;
  make: (change: Change) => void;
}

/** The schema that a promise is written in, to be written to. */
export function open(schema: object | undefined): OpenSchema {
  return schema as unknown as OpenSchema;
}

/** A site for a seed, and a change to make to it; `input` is what the proof is asked then. */
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

/** The path of the call that a remote makes. */
export function pathOfCall(part: string): string {
  return `/3/noun${REMOTES.indexOf(part)}/{id}/`;
}
