import { setTimeout as pause } from 'node:timers/promises';

import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../src/database/connect';
import { call, signIn } from '../test/users';
import { percentile, timeEach } from './timing';

const WARM_UP_ROUNDS = 2;

interface Visits {
  app: Parameters<typeof call>[0];
  /** Tokens of the callers. */
  tokens: readonly string[];
  /** Number of calls of each. */
  rounds: number;
  /** Between two calls of a person. */
  betweenMs: number;
  targetMs: number;
}

/** Prints a table of how long calls take of people who each call after a pause. */
export async function printVisits({ targetMs, ...visits }: Visits, paths: readonly string[]): Promise<void> {
  console.log('| Call | ms p50 | ms p95 | ms slowest | target |');
  console.log('| --- | ---: | ---: | ---: | --- |');
  for (const path of paths) {
    await measure({ ...visits, tokens: visits.tokens.slice(0, 2), rounds: WARM_UP_ROUNDS }, path);
    const times = await measure(visits, path);
    const figures = [50, 95, 100].map((percent) => percentile(times, percent));
    console.log(`| \`GET ${path}\` | ${figures.join(' | ')} | p95 ≤ ${targetMs} |`);
  }
}

/** Signs users in with the password of the demo. @param ids - a query of their numbers, as `id` */
export async function signInPeople(
  app: Visits['app'],
  within: Database,
  ids: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    update app_user u set password_hash = known.password_hash, email_confirmed_at = now()
      from app_user known, (${ids}) busy
      where known.email = 'owner@campavia.test' and u.id = busy.id returning u.email`.execute(within);
  const tokens: string[] = [];
  for (const { email } of rows) tokens.push((await signIn(app, email)).access_token);
  return tokens;
}

async function measure(
  { app, tokens, rounds, betweenMs }: Omit<Visits, 'targetMs'>,
  path: string,
): Promise<number[]> {
  const visits = tokens.map(async (token, nth) => {
    const times: number[] = [];
    await pause((nth * betweenMs) / tokens.length);
    for (let count = 0; count < rounds; count += 1) {
      times.push(...(await timeEach([token], (own) => read(app, own, path))));
      await pause(betweenMs);
    }
    return times;
  });
  return (await Promise.all(visits)).flat();
}

async function read(app: Visits['app'], token: string, path: string): Promise<void> {
  const { status } = await call(app, `GET ${path as `/${string}`}`, { token });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
}
