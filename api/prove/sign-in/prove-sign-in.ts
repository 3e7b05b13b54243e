import { setTimeout as delay } from 'node:timers/promises';

/** One attempt to sign in; `from` is the network address that it comes from. */
export interface Attempt {
  username: string;
  password: string;
  from: string;
}

/** How an attempt was answered. */
export interface Verdict {
  status: number;
  /** Seconds of the Retry-After header, where there is one. */
  retryAfter: number | undefined;
}

export interface Account {
  username: string;
  password: string;
}

export interface ProofInput {
  /** Signs in, over the wire or not. */
  attempt: (attempt: Attempt) => Promise<Verdict>;
  /** Whom the attack is on. */
  victim: Account;
  /** People who go on signing in meanwhile, each from a place of their own. */
  others: readonly Account[];
  /** How many wrong passwords are tried from one place, and as many from everywhere. */
  attempts: number;
  /** Over how long they are spread. */
  withinMs: number;
}

export interface ProofOutcome {
  /** Wrong passwords that were looked at, by where they came from. */
  lookedAt: { fromOnePlace: number; fromEverywhere: number };
  throttled: number;
  othersIn: number;
  /** Violations, as text. */
  violations: string[];
}

/** What the api promises; a spread minute may touch two windows. */
const MAX = { fromOnePlace: 60, fromEverywhere: 300 };
const ATTACKER = '198.51.100.66';
const HOME = '192.0.2.1';
const ROUNDS = 5;
const REFUSED = 400;
const TOO_MANY = 429;

/**
 * Tries wrong passwords on one account, first from one place and then from everywhere, while its owner and others
 * sign in: the tries are held off, and nobody else notices.
 */
export async function proveSignIn(input: ProofInput): Promise<ProofOutcome> {
  const { attempt, victim, others, attempts, withinMs } = input;
  const violations: string[] = [];
  const enter = async (account: Account, from: string, who: string) => {
    const { status } = await attempt({ ...account, from });
    if (status !== 200) violations.push(`${who} got ${status} instead of tokens`);
    return status === 200;
  };
  // The owner has been there before, as owners have.
  await enter(victim, HOME, 'the owner, before anything');

  async function attack(placeOf: (nth: number) => string, most: number, name: string) {
    const guess = async (nth: number) => {
      await delay((nth * withinMs) / attempts);
      return attempt({ username: victim.username, password: `guess number ${nth}`, from: placeOf(nth) });
    };
    const guesses = Promise.all(Array.from({ length: attempts }, (_, nth) => guess(nth)));
    const entered = signInMeanwhile(name);
    const verdicts = await guesses;
    violations.push(...evaluate(verdicts, most, name));
    const lookedAt = verdicts.filter(({ status }) => status === REFUSED).length;
    return { lookedAt, othersIn: await entered };
  }

  async function signInMeanwhile(during: string): Promise<number> {
    const visits = Array.from({ length: ROUNDS }, async (_, round) => {
      await delay((round * withinMs) / ROUNDS);
      const people = others.map((person, nth) => enter(person, `203.0.113.${nth + 1}`, `another, ${during}`));
      const owner = enter(victim, HOME, `the owner at home, ${during}`);
      return (await Promise.all([...people, owner])).filter(Boolean).length;
    });
    return (await Promise.all(visits)).reduce((sum, count) => sum + count, 0);
  }

  const one = await attack(() => ATTACKER, MAX.fromOnePlace, 'from one place');
  const all = await attack((nth) => `10.1.${nth % 200}.1`, MAX.fromEverywhere, 'from everywhere');
  return {
    lookedAt: { fromOnePlace: one.lookedAt, fromEverywhere: all.lookedAt },
    throttled: 2 * attempts - one.lookedAt - all.lookedAt,
    othersIn: one.othersIn + all.othersIn,
    violations,
  };
}

function evaluate(verdicts: readonly Verdict[], most: number, name: string): string[] {
  const lookedAt = verdicts.filter(({ status }) => status === REFUSED).length;
  const strange = verdicts.filter(({ status }) => ![REFUSED, TOO_MANY].includes(status));
  const silent = verdicts.filter(({ status, retryAfter = 0 }) => status === TOO_MANY && !(retryAfter > 0));
  return [
    ...(lookedAt > most ? [`${lookedAt} wrong passwords were looked at ${name}, more than ${most}`] : []),
    ...(strange.length > 0 ? [`${strange.length} were answered with ${strange[0]?.status} ${name}`] : []),
    ...(silent.length > 0 ? [`${silent.length} were held off without saying until when ${name}`] : []),
  ];
}
