import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Misbehaviour } from './misbehaviours';
import { startSiteOfTwoParts } from './site-of-two-parts';

const run = promisify(execFile);
const CLIENTS = join('shell', 'prove', 'server-parts', 'clients.mjs');

const MOST = 1.2;
const TOLERATED_MS = 4;

export interface Answer {
  ms: number;
  status: number;
  isRendered: boolean;
}

export interface Isolation {
  name: string;
  usual: Answer[];
  beside: Answer[];
}

/** Requests pages of one part while the other behaves and misbehaves, alternately, so that other load affects both. */
export async function measureIsolation(
  misbehaviour: Misbehaviour,
  { seconds, rounds, ...settings }: { seconds: number; rounds: number; renderDeadlineMs?: number },
): Promise<Isolation> {
  const site = await startSiteOfTwoParts(misbehaviour, settings);
  const visit = async (bad: 'well' | 'ill') => {
    const args = [CLIENTS, '--url', site.url, '--bad', bad, '--seconds', String(seconds / rounds)];
    const { stdout } = await run(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
    return JSON.parse(stdout) as Answer[];
  };
  const isolation: Isolation = { name: misbehaviour.name, usual: [], beside: [] };
  try {
    await visit('well');
    for (let round = 0; round < rounds; round += 1) {
      isolation.usual.push(...(await visit('well')));
      isolation.beside.push(...(await visit('ill')));
    }
    return isolation;
  } finally {
    await site.remove();
  }
}

export function p99Of(answers: readonly Answer[]): number {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? 0;
}

export function findMissingPages({ name, usual, beside }: Isolation): string[] {
  const refused = beside.filter(({ status }) => status !== 200).length;
  const bare = (answers: Answer[]) => answers.filter(({ isRendered }) => !isRendered).length;
  const allowed = bare(usual) + Math.ceil(beside.length / 100);
  return [
    ...(beside.length === 0 ? [`${name}: no page of the other part came`] : []),
    ...(refused > 0 ? [`${name}: ${refused} pages of the other part were refused`] : []),
    ...(bare(beside) > allowed ? [`${name}: ${bare(beside)} pages of the other part came without HTML`] : []),
  ];
}

export function findSlowPages({ name, usual, beside }: Isolation): string[] {
  const [before, during] = [p99Of(usual), p99Of(beside)];
  if (during <= Math.max(before * MOST, before + TOLERATED_MS)) return [];
  return [
    `${name}: 99 % of the other part's pages took ${during.toFixed(1)} ms, usually ${before.toFixed(1)}`,
  ];
}
