import { GENESIS, type LogEntry } from '../../src/log/log-entry';
import { hashOf } from '../../src/log/entry-hash';

/** An act that a writer was told is written. */
export interface Acknowledgement {
  writer: number;
  seq: number;
  hash: string;
  releases: Record<string, string>;
}

/** What a reader was shown. */
export interface Sighting {
  /** The client that read; what it reads never grows older. */
  client: number;
  seq: number;
  head: string;
  /** Version by part of the channel. */
  releases: Record<string, string>;
}

/** What happened. */
export interface Evidence {
  entries: readonly LogEntry[];
  acknowledged: readonly Acknowledgement[];
  sightings: readonly Sighting[];
  /** How often a writer was killed: each time it may have written one act without hearing of it. */
  kills: number;
}

/** All that must not have happened; nothing when the registry kept its word. */
export function judge(evidence: Evidence): string[] {
  return [
    ...brokenLinks(evidence.entries),
    ...lostActs(evidence),
    ...surplusActs(evidence),
    ...tornReads(evidence),
    ...readsBackwards(evidence.sightings),
  ];
}

function brokenLinks(entries: Evidence['entries']): string[] {
  return entries.flatMap((entry, index) => {
    const previous = entries[index - 1];
    if (entry.seq !== index + 1) return [`line ${index + 1} of the log is act ${entry.seq}`];
    if (entry.prevHash !== (previous?.hash ?? GENESIS))
      return [`act ${entry.seq} does not hold the hash before it`];
    return entry.hash === hashOf(entry) ? [] : [`act ${entry.seq} is not what was hashed`];
  });
}

function lostActs({ entries, acknowledged }: Evidence): string[] {
  const taken = new Set<number>();
  return acknowledged.flatMap(({ writer, seq, hash, releases }) => {
    const entry = entries[seq - 1];
    if (entry?.hash !== hash) return [`act ${seq}, acknowledged to writer ${writer}, is not in the log`];
    if (taken.has(seq)) return [`act ${seq} was acknowledged twice`];
    taken.add(seq);
    const written = entry.act === 'promoted' ? entry.body.releases : {};
    return areSame(written, releases)
      ? []
      : [`act ${seq} says other than was acknowledged to writer ${writer}`];
  });
}

function surplusActs({ entries, acknowledged, kills }: Evidence): string[] {
  const promotes = entries.filter(({ act, who }) => act === 'promoted' && who.startsWith('writer/')).length;
  const surplus = promotes - acknowledged.length;
  return surplus > kills
    ? [`${surplus} acts were written without a word, but only ${kills} writers were killed`]
    : [];
}

/** A read must be what the log says up to the act that it names. */
function tornReads({ entries, sightings }: Evidence): string[] {
  const stands: Record<string, string>[] = [{}];
  for (const { act, body } of entries) {
    const last = stands.at(-1) ?? {};
    stands.push(act === 'promoted' ? { ...last, ...body.releases } : last);
  }
  return sightings.flatMap(({ seq, head, releases }) => {
    if (head !== (entries[seq - 1]?.hash ?? GENESIS))
      return [`a reader was shown act ${seq} with a hash of its own`];
    return areSame(stands[seq] ?? {}, releases) ? [] : [`a reader was shown what no act made, at act ${seq}`];
  });
}

function readsBackwards(sightings: Evidence['sightings']): string[] {
  const newest = new Map<number, number>();
  return sightings.flatMap(({ client, seq }) => {
    const last = newest.get(client) ?? 0;
    newest.set(client, seq);
    return seq < last ? [`a reader was shown act ${seq} after act ${last}`] : [];
  });
}

function areSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const parts = Object.keys(one);
  return parts.length === Object.keys(other).length && parts.every((part) => one[part] === other[part]);
}
