import { traceStatement } from '@campavia/telemetry';

import { TimeoutClient } from './timeout-client';

type Statement = [text: string, values: readonly unknown[]];

// Upper bound on statements per connection; lists of values create a statement per length.
const MAX = 500;
const STALE = '0A000';
// Searches get a custom plan, because the best index depends on their values.
const PLANNED_ANEW = /camper_search/;

let names = new Map<string, string>();
let generation = 0;

/** A connection with prepared statements: parsing and planning took longer than executing most of them. */
export class PreparingClient extends TimeoutClient {
  override query(...asked: unknown[]): never {
    if (!isStatement(asked)) return this.ask(asked) as never;
    const [text] = asked;
    const name = nameOf(text);
    const send = () => (name === undefined ? this.ask(asked) : this.askPrepared(name, asked));
    return traceStatement(text, send) as never;
  }

  // When a migration adds a column, cached plans of `select *` become invalid; the statement is retried unprepared.
  private async askPrepared(name: string, [text, values]: Statement): Promise<unknown> {
    try {
      return await this.ask([{ name, text, values }]);
    } catch (error) {
      if ((error as { code?: string }).code !== STALE) throw error;
      forgetAll();
      // Inside a transaction the retry fails as well.
      return await (this.ask([text, values]) as Promise<unknown>).catch(() => Promise.reject(error as Error));
    }
  }
}

function isStatement(asked: readonly unknown[]): asked is Statement {
  return asked.length === 2 && typeof asked[0] === 'string' && Array.isArray(asked[1]);
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX || PLANNED_ANEW.test(text)) return known;
  const name = `kept_${generation}_${names.size}`;
  names.set(text, name);
  return name;
}

function forgetAll(): void {
  names = new Map();
  generation += 1;
}
