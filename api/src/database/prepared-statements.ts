import { TimeoutClient } from './timeout-client';

type Statement = [text: string, values: readonly unknown[]];

// Far more than there are; lists of values make a statement of every length.
const MAX = 500;
const STALE = '0A000';
// A search is planned for its own values: which index is best depends on them.
const PLANNED_ANEW = /camper_search/;

let names = new Map<string, string>();
let generation = 0;

/**
 * A connection that prepares its statements: the database parses and plans each of them once, which took longer than
 * executing most of them.
 */
export class PreparingClient extends TimeoutClient {
  override query(...asked: unknown[]): never {
    const name = isStatement(asked) ? nameOf(asked[0]) : undefined;
    const answer = name === undefined ? this.ask(asked) : this.askPrepared(name, asked as Statement);
    return answer as never;
  }

  // A column that a newer release adds makes plans useless that name every column of a table.
  private async askPrepared(name: string, [text, values]: Statement): Promise<unknown> {
    try {
      return await this.ask([{ name, text, values }]);
    } catch (error) {
      if ((error as { code?: string }).code !== STALE) throw error;
      forgetAll();
      // Within a transaction it is too late for this one.
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
