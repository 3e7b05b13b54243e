import {
  emptyState,
  fold,
  RegistryRefusal,
  type EntryBodies,
  type EntryType,
  type LogEntry,
  type RegistryState,
} from '@campavia/release';
import {
  hashEntry,
  type Actor,
  type Registry,
  type ChangeRequest,
  type ChangeBodies,
} from '@campavia/release/server';

import { KEY_ID, TRUSTED } from './signed-release';

type Reports = Parameters<Registry['reportFailure']>[0][];

export interface RegistryInMemory extends Registry {
  append<Act extends EntryType>(act: Act, body: EntryBodies[Act]): LogEntry;
  setConnected(isConnected: boolean): void;
  reports: Reports;
  checks: Parameters<Registry['recordCheck']>[];
}

export const PLATFORM: Actor = { name: 'platform', squad: 'platform', isPlatform: true };
export const TOKEN = 'campavia_token-of-the-platform';

export interface TestClock {
  nowMs: number;
}

export function registryInMemory(clock: TestClock): RegistryInMemory {
  let state: RegistryState = emptyState();
  let isConnected = true;
  const log: LogEntry[] = [];
  const listeners = new Set<(state: RegistryState) => void>();
  const reports: Reports = [];
  const checks: RegistryInMemory['checks'] = [];

  function append<Act extends EntryType>(act: Act, body: EntryBodies[Act]): LogEntry {
    const at = new Date(Date.UTC(2027, 2, 1, 8) + log.length * 1000).toISOString();
    const entry = { seq: log.length + 1, at, who: 'platform', act, body, prevHash: state.head, hash: '' };
    const whole = { ...entry, hash: hashEntry(entry as never) } as LogEntry;
    log.push(whole);
    state = fold(state, whole);
    for (const hear of listeners) hear(state);
    return whole;
  }

  function mixOf({ hours, ...body }: ChangeBodies['mix-made']): EntryBodies['mix-made'] {
    const expiresAt = new Date(clock.nowMs + hours * 3_600_000).toISOString();
    return { ...body, mix: `mix-${state.seq}`, expiresAt };
  }

  function refuseWithoutDatabase(): void {
    if (!isConnected) throw new RegistryRefusal(503, 'database_away', 'The database is away; try again.');
  }

  return {
    append,
    reports,
    checks,
    setConnected: (connected) => (isConnected = connected),
    state: () => state,
    isConnected: () => isConnected,
    trustedKeys: () => new Map([[KEY_ID, TRUSTED]]),
    async authenticate(token) {
      refuseWithoutDatabase();
      if (token !== TOKEN) throw new RegistryRefusal(401, 'unknown_token', 'This token is unknown here.');
      return PLATFORM;
    },
    isKnownToken: (token) => token === TOKEN,
    async applyChange(_, change: ChangeRequest, { head } = {}) {
      refuseWithoutDatabase();
      if (head !== undefined && head !== state.head) {
        throw new RegistryRefusal(409, 'head_moved', 'Somebody wrote meanwhile.', { head: state.head });
      }
      const entry =
        change.act === 'mix-made'
          ? append('mix-made', mixOf(change.body))
          : append(change.act, change.body as never);
      return { entry, head: entry.hash };
    },
    checkCompatibility: async () => ({ isSafe: true, compositions: 1, problems: [] }),
    recordPublished: async (_, release) => append('published', release),
    assertMayPublish: () => undefined,
    reportFailure: async (report) => reports.push(report) === 3,
    recordCheck: async (...check) => void checks.push(check),
    listReportedReleases: async () => [],
    readEntries: async ({ after, limit }) => log.slice(after, after + limit),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => undefined,
  };
}
