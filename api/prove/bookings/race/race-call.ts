import type { call } from '../../../test/people';
import type { Bank } from '../start-program';

/** What all racers share. */
export interface Track {
  databaseUrl: string;
  bank: Bank['settings'];
}

/** A call that one of the racers makes. */
export interface RaceCall {
  what: Parameters<typeof call>[1];
  token: string;
  body?: object;
  /** Whether it pays, with a card of its own. */
  pays?: boolean;
}

/** How it was answered. */
export interface RaceResult {
  what: string;
  status: number;
  code: string | null;
  id: number | string | null;
}
