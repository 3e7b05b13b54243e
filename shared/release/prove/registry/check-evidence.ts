import { GENESIS, type LogEntry } from '../../src/log/log-entry';
import { hashEntry } from '../../src/log/entry-hash';

/** A log entry that was acknowledged to a writer. */
export interface Acknowledgement {
  writer: number;
  seq: number;
  hash: string;
  releases: Record<string, string>;
}

/** A state that a reader received. */
export interface ObservedRead {
  /** The client that read; its reads must be monotonic. */
  client: number;
  seq: number;
  head: string;
  /** Version by part of the channel. */
  releases: Record<string, string>;
}

/** Evidence collected by the proof. */
export interface Evidence {
  entries: readonly LogEntry[];
  acknowledged: readonly Acknowledgement[];
  sightings: readonly ObservedRead[];
  /** Number of kills of writers: each may have written one entry without an acknowledgement. */
  kills: number;
}

/** Finds violations of the registry's guarantees. */
export function findViolations(evidence: Evidence): string[] {
  return [
    ...findBrokenLinks(evidence.entries),
    ...findLostEntries(evidence),
    ...findSurplusEntries(evidence),
    ...findTornReads(evidence),
    ...findBackwardReads(evidence.sightings),
  ];
}

function findBrokenLinks(entries: Evidence['entries']): string[] {
  return entries.flatMap((entry, index) => {
    const previous = entries[index - 1];
    if (entry.seq !== index + 1) return [`line ${index + 1} of the log is entry ${entry.seq}`];
    if (entry.prevHash !== (previous?.hash ?? GENESIS))
      return [`entry ${entry.seq} does not contain the hash before it`];
    return entry.hash === hashEntry(entry) ? [] : [`entry ${entry.seq} is not what was hashed`];
  });
}

function findLostEntries({ entries, acknowledged }: Evidence): string[] {
  const taken = new Set<number>();
  return acknowledged.flatMap(({ writer, seq, hash, releases }) => {
    const entry = entries[seq - 1];
    if (entry?.hash !== hash) return [`entry ${seq}, acknowledged to writer ${writer}, is not in the log`];
    if (taken.has(seq)) return [`entry ${seq} was acknowledged twice`];
    taken.add(seq);
    const written = entry.act === 'promoted' ? entry.body.releases : {};
    return hasSameReleases(written, releases)
      ? []
      : [`entry ${seq} says other than was acknowledged to writer ${writer}`];
  });
}

function findSurplusEntries({ entries, acknowledged, kills }: Evidence): string[] {
  const promotes = entries.filter(({ act, who }) => act === 'promoted' && who.startsWith('writer/')).length;
  const surplus = promotes - acknowledged.length;
  return surplus > kills
    ? [`${surplus} entries were written unacknowledged, but only ${kills} writers were killed`]
    : [];
}

/** A read must equal the state of the log at the entry that it names. */
function findTornReads({ entries, sightings }: Evidence): string[] {
  const snapshots: Record<string, string>[] = [{}];
  for (const { act, body } of entries) {
    const last = snapshots.at(-1) ?? {};
    snapshots.push(act === 'promoted' ? { ...last, ...body.releases } : last);
  }
  return sightings.flatMap(({ seq, head, releases }) => {
    if (head !== (entries[seq - 1]?.hash ?? GENESIS))
      return [`a reader was shown entry ${seq} with a hash of its own`];
    return hasSameReleases(snapshots[seq] ?? {}, releases)
      ? []
      : [`a reader was shown what no entry made, at entry ${seq}`];
  });
}

function findBackwardReads(sightings: Evidence['sightings']): string[] {
  const newest = new Map<number, number>();
  return sightings.flatMap(({ client, seq }) => {
    const last = newest.get(client) ?? 0;
    newest.set(client, seq);
    return seq < last ? [`a reader was shown entry ${seq} after entry ${last}`] : [];
  });
}

function hasSameReleases(one: Record<string, string>, other: Record<string, string>): boolean {
  const parts = Object.keys(one);
  return parts.length === Object.keys(other).length && parts.every((part) => one[part] === other[part]);
}
