import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

import type { Release } from '@campavia/remote-kit/config';

import { createRegistry } from '../src/registry/create-registry';
import type { Registry, RegistryOptions } from '../src/registry/registry';
import type { Actor } from '../src/registry/change-request';
import { aPublication, aRelease } from './a-release';
import { createDatabase } from './scratch-server';

export const PLATFORM: Actor = { name: 'platform', squad: 'platform', isPlatform: true };
export const SEARCH: Actor = { name: 'search/ci', squad: 'search', isPlatform: false };
export const LISTING: Actor = { name: 'listing', squad: 'listing', isPlatform: false };

/** The current time in all tests. */
export const NOW_MS = Date.UTC(2027, 2, 1, 8);

/** A database with registries on top of it. */
export interface Scene {
  url: string;
  folder: string;
  /** Releases with special content, by `part@version`. */
  special: Map<string, Release>;
  /** Lines that the registries logged. */
  lines: string[];
  clock: { nowMs: number };
  open(over?: Partial<RegistryOptions>): Promise<Registry>;
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
}

let made = 0;

/** @param serverUrl the shared test server when absent */
export async function createScene(serverUrl = process.env.CAMPAVIA_TEST_REGISTRY ?? ''): Promise<Scene> {
  made += 1;
  const name = `registry_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}_${made}`;
  const { url, drop } = await createDatabase(serverUrl, name);
  const folder = await mkdtemp(path.join(tmpdir(), 'campavia-registry-state-'));
  const opened: Registry[] = [];
  const context = {
    url,
    folder,
    special: new Map<string, Release>(),
    lines: [] as string[],
    clock: { nowMs: NOW_MS },
  };
  return {
    ...context,
    async open(over) {
      const registry = await createRegistry({
        databaseUrl: url,
        stateFile: path.join(folder, 'state.json'),
        releases: {
          get: async (part, version) => context.special.get(`${part}@${version}`) ?? aRelease(part, version),
        },
        now: () => context.clock.nowMs,
        log: (line) => context.lines.push(line),
        ...over,
      });
      opened.push(registry);
      return registry;
    },
    query: (text, values) => ask(url, text, values),
    async close() {
      for (const registry of opened) await registry.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Adds parts with releases 1.0.0, 2.0.0 and 3.0.0 each, and promotes the first ones to production. */
export async function fill(registry: Registry): Promise<void> {
  const parts = { shell: 'platform', 'mf-search': 'search', 'mf-listing': 'listing' };
  for (const [part, squad] of Object.entries(parts)) {
    await registry.applyChange(PLATFORM, { act: 'part-added', body: { part, squad } });
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
      await registry.recordPublished(PLATFORM, aPublication(part, version));
    }
  }
  const releases = { shell: '1.0.0', 'mf-search': '1.0.0', 'mf-listing': '1.0.0' };
  await registry.applyChange(PLATFORM, { act: 'promoted', body: { channel: 'production', releases } });
}

async function ask(url: string, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}
