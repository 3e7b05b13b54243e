import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findViolations } from './check-evidence';
import { readOn, startReader } from './reading';
import { fillRegistry, openRegistry } from './registry-fixture';
import { Writing, type WritingInput } from './writing';

/** Amount of work, and the empty database to use. */
export interface ProofInput extends WritingInput {
  reads: number;
}

/** Result of the proof. */
export interface ProofOutcome {
  acknowledged: number;
  entryCount: number;
  kills: number;
  reads: number;
  /** Number of distinct log entries that readers observed. */
  seen: number;
  violations: string[];
}

/** Lets concurrent writers promote and be killed while another process reads, and checks the result. */
export async function proveRegistry(input: ProofInput): Promise<ProofOutcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'campavia-prove-'));
  const registry = await openRegistry(input.databaseUrl, path.join(folder, 'judge.json'));
  try {
    await fillRegistry(registry);
    await input.sabotage?.();
    const writing = new Writing(input, folder);
    const sightings = await watch(input, folder, writing);
    const entries = await registry.readEntries({ after: 0, limit: 1_000_000 });
    const { acknowledged, kills, failures } = writing;
    return {
      acknowledged: acknowledged.length,
      entryCount: entries.length,
      kills,
      reads: sightings.length,
      seen: new Set(sightings.map(({ seq }) => seq)).size,
      violations: [...failures, ...findViolations({ entries, acknowledged, kills, sightings })],
    };
  } finally {
    await registry.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function watch({ databaseUrl, reads }: ProofInput, folder: string, writing: Writing) {
  const reader = await startReader(databaseUrl, folder);
  try {
    const [sightings] = await Promise.all([readOn(reader.port, reads, () => writing.isDone), writing.run()]);
    return sightings;
  } finally {
    await reader.stop();
  }
}
