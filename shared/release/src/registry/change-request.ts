import type { EntryBodies } from '../log/log-entry';

/** The holder of a token who requests a change. */
export interface Actor {
  /** Name of the token's holder, as the log shows it: `search/ci`. */
  name: string;
  squad: string;
  /** May change everything, including shell, pins, parts and whole channels. */
  isPlatform: boolean;
}

/** Requests to the registry, not yet validated. */
export interface ChangeBodies {
  promoted: EntryBodies['promoted'];
  /**
   * `to` is a composition id, the number of a log entry, or a moment (ISO 8601 in UTC); the previous snapshot when
   * absent.
   */
  'rolled-back': { channel: string; to?: string };
  pinned: EntryBodies['pinned'];
  /** 0 per cent ends the canary, whatever its version. */
  'canary-set': { channel: string; part: string; version?: string; percent: number; markets?: string[] };
  'mix-made': { name: string; channel: string; releases: Record<string, string>; hours: number };
  'mix-revoked': EntryBodies['mix-revoked'];
  quarantined: EntryBodies['quarantined'];
  'released-from-quarantine': EntryBodies['released-from-quarantine'];
  'part-added': EntryBodies['part-added'];
  'part-retired': EntryBodies['part-retired'];
}

/** A change request. Publications come with files, see `recordPublished`. */
export type ChangeRequest = {
  [Act in keyof ChangeBodies]: { act: Act; body: ChangeBodies[Act] };
}[keyof ChangeBodies];
