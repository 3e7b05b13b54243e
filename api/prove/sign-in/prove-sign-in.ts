import { setTimeout as delay } from 'node:timers/promises';

/** A sign-in attempt; `from` is its IP address. */
export interface Attempt {
  username: string;
  password: string;
  from: string;
}

/** The answer to an attempt. */
export interface Verdict {
  status: number;
  /** Value of the Retry-After header in seconds, if there is one. */
  retryAfter: number | undefined;
}

export interface Account {
  username: string;
  password: string;
}

export interface ProofInput {
  /** Signs in, over HTTP or in process. */
  attempt: (attempt: Attempt) => Promise<Verdict>;
  /** The account under attack. */
  victim: Account;
  /** Users who keep signing in during the attack, each from their own address. */
  others: readonly Account[];
  /** Number of wrong passwords tried from one address, and again from many. */
  attempts: number;
  /** Duration over which they are spread. */
  withinMs: number;
}

export interface ProofOutcome {
  /** Wrong passwords that were checked, by where they came from. */
  checked: { fromOneAddress: number; fromManyAddresses: number };
  throttled: number;
  otherSignIns: number;
  /** As text. */
  violations: string[];
}

/** Limits that the api guarantees; a minute may fall into two windows of the rate limit. */
const MAX = { fromOneAddress: 60, fromManyAddresses: 300 };
const ATTACKER = '198.51.100.66';
const HOME = '192.0.2.1';
const ROUNDS = 5;
const REFUSED = 400;
const TOO_MANY = 429;

/**
 * Tries wrong passwords on one account, first from one address and then from many, while its owner and other users sign
 * in: the attack must be throttled, and the other sign-ins must succeed.
 */
export async function proveSignIn(input: ProofInput): Promise<ProofOutcome> {
  const { attempt, victim, others, attempts, withinMs } = input;
  const violations: string[] = [];
  const signIn = async (account: Account, from: string, who: string) => {
    const { status } = await attempt({ ...account, from });
    if (status !== 200) violations.push(`${who} got ${status} instead of tokens`);
    return status === 200;
  };
  // A successful sign-in makes the owner's address known.
  await signIn(victim, HOME, 'the owner, before anything');

  async function attack(placeOf: (nth: number) => string, most: number, name: string) {
    const guess = async (nth: number) => {
      await delay((nth * withinMs) / attempts);
      return attempt({ username: victim.username, password: `guess number ${nth}`, from: placeOf(nth) });
    };
    const guesses = Promise.all(Array.from({ length: attempts }, (_, nth) => guess(nth)));
    const entered = signInMeanwhile(name);
    const verdicts = await guesses;
    violations.push(...evaluate(verdicts, most, name));
    const checked = verdicts.filter(({ status }) => status === REFUSED).length;
    return { checked, otherSignIns: await entered };
  }

  async function signInMeanwhile(during: string): Promise<number> {
    const visits = Array.from({ length: ROUNDS }, async (_, round) => {
      await delay((round * withinMs) / ROUNDS);
      const people = others.map((person, nth) =>
        signIn(person, `203.0.113.${nth + 1}`, `another, ${during}`),
      );
      const owner = signIn(victim, HOME, `the owner at home, ${during}`);
      return (await Promise.all([...people, owner])).filter(Boolean).length;
    });
    return (await Promise.all(visits)).reduce((sum, count) => sum + count, 0);
  }

  const one = await attack(() => ATTACKER, MAX.fromOneAddress, 'from one place');
  const all = await attack((nth) => `10.1.${nth % 200}.1`, MAX.fromManyAddresses, 'from everywhere');
  return {
    checked: { fromOneAddress: one.checked, fromManyAddresses: all.checked },
    throttled: 2 * attempts - one.checked - all.checked,
    otherSignIns: one.otherSignIns + all.otherSignIns,
    violations,
  };
}

function evaluate(verdicts: readonly Verdict[], most: number, name: string): string[] {
  const checked = verdicts.filter(({ status }) => status === REFUSED).length;
  const strange = verdicts.filter(({ status }) => ![REFUSED, TOO_MANY].includes(status));
  const silent = verdicts.filter(({ status, retryAfter = 0 }) => status === TOO_MANY && !(retryAfter > 0));
  return [
    ...(checked > most ? [`${checked} wrong passwords were looked at ${name}, more than ${most}`] : []),
    ...(strange.length > 0 ? [`${strange.length} were answered with ${strange[0]?.status} ${name}`] : []),
    ...(silent.length > 0 ? [`${silent.length} were held off without saying until when ${name}`] : []),
  ];
}
