import { createAccounts } from '../../../../prove/sign-in/create-accounts';
import {
  proveSignIn,
  type Account,
  type Attempt,
  type ProofInput,
  type Verdict,
} from '../../../../prove/sign-in/prove-sign-in';
import { startApplication, type Application } from '../../../../test/application';
import { requestTokens } from '../../../../test/users';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

let proofs = 0;

/** The short form of the proof: hundreds of concurrent attempts, with its own users. */
async function prove(attempts: number, broken?: (attempt: Attempt, verdict: Verdict) => Verdict) {
  proofs += 1;
  const [victim, ...others] = await createAccounts(api.database, 5, `proof${proofs}`);
  const attempt: ProofInput['attempt'] = async (asked) => {
    const { status, headers } = await requestTokens(api.app, asked.username, asked.password, asked.from);
    const retryAfter = headers['retry-after'] === undefined ? undefined : Number(headers['retry-after']);
    const verdict = { status, retryAfter };
    return broken ? broken(asked, verdict) : verdict;
  };
  return proveSignIn({ attempt, victim: victim as Account, others, attempts, withinMs: 500 });
}

test('a thousand wrong passwords on one account are refused, while its owner and others sign in', async () => {
  const { checked, throttled, otherSignIns, violations } = await prove(1000);
  expect(violations).toEqual([]);
  expect(checked.fromManyAddresses).toBeGreaterThan(0);
  expect(throttled).toBeGreaterThan(1500);
  expect(otherSignIns).toBe(50);
});

const isGuess = ({ password }: Attempt) => password.startsWith('guess');

const broken: [string, (attempt: Attempt, verdict: Verdict) => Verdict, string][] = [
  [
    'nothing is held off',
    (attempt, verdict) => (isGuess(attempt) ? { status: 400, retryAfter: undefined } : verdict),
    'more than',
  ],
  [
    'a guess is let in',
    (attempt, verdict) => (attempt.password === 'guess number 7' ? { ...verdict, status: 200 } : verdict),
    'answered with 200',
  ],
  [
    'there is no end of the limit',
    (_, verdict) => ({ ...verdict, retryAfter: undefined }),
    'without saying until when',
  ],
  [
    'the owner is kept out',
    (attempt, verdict) => (attempt.from === '192.0.2.1' ? { ...verdict, status: 429 } : verdict),
    'the owner',
  ],
  [
    'others are kept out',
    (attempt, verdict) => (attempt.from.startsWith('203.0.113.') ? { ...verdict, status: 503 } : verdict),
    'another',
  ],
];

test.each(broken)('the proof notices when %s', async (_, breaking, message) => {
  const { violations } = await prove(80, breaking);
  expect(violations.join('\n')).toContain(message);
});
