/** A position in the write-ahead log, like `16/B374D848`. */
export type Lsn = string;

/** Where both servers are in the write-ahead log, and when that was asked. */
export interface Sample {
  /** Milliseconds of a clock that never goes back. */
  atMs: number;
  /** How far the primary had written; asked before the replica. */
  primary: Lsn;
  /** How far the replica had replayed. */
  replica: Lsn;
}

/**
 * Decides whether a replica is fresh enough. Its age is measured with the clock of this process alone: it is at most as
 * old as the newest sample of the primary that it has replayed. The clocks of the servers do not matter, nor does a
 * primary on which nothing is written.
 */
export function createReplicaState(maxLagMs: number) {
  let written: { atMs: number; position: bigint }[] = [];
  let replayed: bigint | undefined;

  function add({ atMs, primary, replica }: Sample): void {
    replayed = toPosition(replica);
    written.push({ atMs, position: toPosition(primary) });
    const reached = written.findLastIndex(({ position }) => replayed !== undefined && position <= replayed);
    written = written.filter((sample, index) => index >= reached && atMs - sample.atMs <= maxLagMs);
  }

  /** The replica does not answer; it is not asked again before the next sample. */
  function lose(): void {
    replayed = undefined;
  }

  /** Whether a read at a time may go to the replica: it is fresh, and has the caller's own writes. */
  function serves(atMs: number, after?: Lsn): boolean {
    const position = replayed;
    if (position === undefined || (after !== undefined && toPosition(after) > position)) return false;
    return written.some((sample) => sample.position <= position && atMs - sample.atMs <= maxLagMs);
  }

  return { add, lose, serves };
}

export type ReplicaState = ReturnType<typeof createReplicaState>;

function toPosition(lsn: Lsn): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
