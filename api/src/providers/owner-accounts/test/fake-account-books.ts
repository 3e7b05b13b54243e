import { refusal, type Fixture } from '../../payments/test/fake-mangopay/fixtures';
import type { FakeAnswer } from '../../payments/test/fake-mangopay/fake-books';
import type { FakeBooks } from '../../payments/test/fake-mangopay/start-fake-mangopay';
import {
  closedUser,
  declaration,
  identitySession,
  kycDocument,
  owner,
  payout,
  recipient,
  transfer,
  ubo,
  wallet,
} from './account-fixtures';

type Rule = [
  method: string,
  path: RegExp,
  answer: (body: Fixture, one: string, two: string, three: string) => FakeAnswer,
];

const MOST_PAGES = 5;

/** The platform's own wallet. */
const OURS = { ...wallet('wlt_m_eur', { Owners: ['user_m_platform'], Currency: 'EUR' }) };

/** In-memory objects of owners, with the handlers of each path. */
export function createFakeAccountBooks(): FakeBooks & { change(id: string, fields: Fixture): void } {
  const objects = new Map<string, Fixture>([['wlt_m_eur', OURS]]);
  let made = 0;
  const newId = (of: string) => `${of}_m_${(made += 1)}`;
  const store = (object: Fixture): FakeAnswer => (objects.set(String(object.Id), object), [200, object]);
  const find = (id: string): FakeAnswer => {
    const object = objects.get(id);
    return object ? [200, object] : [404, refusal('the resource does not exist')];
  };
  const list = (isIt: (object: Fixture) => boolean): FakeAnswer =>
    [200, [...objects.values()].filter(isIt).reverse()] as unknown as FakeAnswer;
  const change = (id: string, fields: Fixture) => {
    const [status, object] = find(id);
    return status === 200 ? store({ ...object, ...fields }) : find(id);
  };
  const ofUser = (id: string, make: () => Fixture): FakeAnswer => {
    if (objects.get(id)?.UserStatus === 'CLOSED') return [400, closedUser()];
    return objects.has(id) ? store(make()) : find(id);
  };

  const rules: Rule[] = [
    ...userRules({ newId, store, find }, objects),
    [
      'POST',
      /^\/users\/([^/]+)\/recipients$/,
      (body, user) => ofUser(user, () => ({ ...recipient(newId('rec'), body), UserId: user })),
    ],
    [
      'GET',
      /^\/users\/([^/]+)\/recipients\?/,
      (_, user) => list(({ Id, UserId }) => UserId === user && String(Id).startsWith('rec_')),
    ],
    ['GET', /^\/recipients\/([^/]+)$/, (_, id) => find(id)],
    ['PUT', /^\/recipients\/([^/]+)$/, (body, id) => change(id, body)],
    ...declarationRules({ newId, store, find, change, ofUser }),
    [
      'POST',
      /^\/users\/([^/]+)\/kyc\/documents$/,
      (body, user) => ofUser(user, () => kycDocument(newId('kyc'), user, body)),
    ],
    ...documentRules({ newId, store, find }, change),
    [
      'POST',
      /^\/users\/([^/]+)\/identity-verifications$/,
      (body, user) => ofUser(user, () => identitySession(newId('idnver'), user, body)),
    ],
    ['GET', /^\/identity-verifications\/([^/]+)$/, (_, id) => find(id)],
    ...payoutRules({ objects, newId, store, find, list }),
  ];

  return {
    answer(method, path, body) {
      for (const [verb, pattern, answer] of rules) {
        const [matched, ...ids] = (verb === method && pattern.exec(path)) || [];
        const [one = '', two = '', three = ''] = ids.map(decodeURIComponent);
        if (matched !== undefined) return answer(body, one, two, three);
      }
      return [405, refusal(`${method} ${path}`)];
    },
    end: (id, code) =>
      void change(id, { Status: code === '000000' ? 'SUCCEEDED' : 'FAILED', ResultCode: code }),
    change: (id, fields) => void change(id, fields),
  };
}

interface Books {
  newId: (of: string) => string;
  store: (object: Fixture) => FakeAnswer;
  find: (id: string) => FakeAnswer;
}

/** A closed user refuses every action, as release-notes/api/2025-04-14 says. */
function userRules({ newId, store, find }: Books, objects: Map<string, Fixture>): Rule[] {
  const isClosed = (id: string) => objects.get(id)?.UserStatus === 'CLOSED';
  const holdsMoney = (id: string) =>
    [...objects.values()].some(
      ({ Owners, Balance }) =>
        Array.isArray(Owners) && Owners.includes(id) && (Balance as { Amount: number }).Amount > 0,
    );
  const close = (id: string): FakeAnswer => {
    const [status, user] = find(id);
    if (status !== 200) return [status, user];
    if (isClosed(id)) return [400, closedUser()];
    if (holdsMoney(id)) return [400, refusal('the wallets of the user are not empty')];
    store({ ...user, UserStatus: 'CLOSED' });
    return [204, {}];
  };
  return [
    ['POST', /^\/sca\/users\/(?:natural|legal)$/, (body) => store(owner(newId('user'), body))],
    ['GET', /^\/sca\/users\/([^/]+)$/, (_, id) => find(id)],
    ['DELETE', /^\/users\/(?:natural|legal)\/([^/]+)$/, (_, id) => close(id)],
  ];
}

function declarationRules({
  newId,
  store,
  find,
  change,
  ofUser,
}: Books & {
  change: (id: string, fields: Fixture) => FakeAnswer;
  ofUser: (id: string, make: () => Fixture) => FakeAnswer;
}): Rule[] {
  const path = '^\\/users\\/([^/]+)\\/kyc\\/ubodeclarations';
  const open = (id: string, work: (found: Fixture) => FakeAnswer): FakeAnswer => {
    const [status, found] = find(id);
    if (status !== 200) return [status, found];
    const isOpen = found.Status === 'CREATED' || found.Status === 'INCOMPLETE';
    return isOpen ? work(found) : [400, refusal('the declaration cannot be changed')];
  };
  const ubosOf = ({ Ubos }: Fixture) => Ubos as Fixture[];
  return [
    ['POST', new RegExp(`${path}$`), (_, user) => ofUser(user, () => declaration(newId('ubodec'), user))],
    ['GET', new RegExp(`${path}\\/([^/]+)$`), (_, _user, id) => find(id)],
    [
      'PUT',
      new RegExp(`${path}\\/([^/]+)$`),
      (body, _user, id) =>
        open(id, (found) =>
          ubosOf(found).length > 0 ? change(id, body) : [400, refusal('the declaration has no UBO')],
        ),
    ],
    [
      'POST',
      new RegExp(`${path}\\/([^/]+)\\/ubos$`),
      (body, _user, id) =>
        open(id, (found) => {
          const made = ubo(newId('ubo'), body);
          store({ ...found, Ubos: [...ubosOf(found), made] });
          return [200, made];
        }),
    ],
    [
      'PUT',
      new RegExp(`${path}\\/([^/]+)\\/ubos\\/([^/]+)$`),
      (body, _user, id, person) =>
        open(id, (found) => {
          const Ubos = ubosOf(found).map((each) => (each.Id === person ? { ...each, ...body } : each));
          return store({ ...found, Ubos });
        }),
    ],
  ];
}

/** api-reference/kyc-documents: pages are added, at most five, until the document is submitted, which needs one. */
function documentRules({ store, find }: Books, change: (id: string, fields: Fixture) => FakeAnswer): Rule[] {
  const open = (id: string, work: (found: Fixture, pages: unknown[]) => FakeAnswer): FakeAnswer => {
    const [status, found] = find(id);
    if (status !== 200) return [status, found];
    if (found.Status !== 'CREATED') return [400, refusal('the document was submitted already')];
    return work(found, (found.Pages ?? []) as unknown[]);
  };
  const isFile = ({ File }: Fixture) => typeof File === 'string' && /^[A-Za-z0-9+/]+=*$/.test(File);
  return [
    [
      'POST',
      /^\/users\/[^/]+\/kyc\/documents\/([^/]+)\/pages$/,
      (body, id) =>
        open(id, (found, pages) => {
          if (!isFile(body) || pages.length === MOST_PAGES) return [400, refusal('File is not accepted')];
          store({ ...found, Pages: [...pages, body.File] });
          return [204, {}];
        }),
    ],
    [
      'PUT',
      /^\/users\/[^/]+\/kyc\/documents\/([^/]+)$/,
      (body, id) =>
        open(id, (_, pages) =>
          pages.length > 0 ? change(id, body) : [400, refusal('the document has no page')],
        ),
    ],
    ['GET', /^\/kyc\/documents\/([^/]+)$/, (_, id) => find(id)],
  ];
}

function payoutRules({
  objects,
  newId,
  store,
  find,
  list,
}: Books & {
  objects: Map<string, Fixture>;
  list: (isIt: (object: Fixture) => boolean) => FakeAnswer;
}): Rule[] {
  const balance = (id: unknown, by: number) => {
    const found = objects.get(String(id));
    const { Amount = 0 } = (found?.Balance ?? {}) as { Amount?: number };
    if (found) store({ ...found, Balance: { Currency: found.Currency, Amount: Amount + by } });
    return Amount;
  };
  const amountOf = ({ DebitedFunds }: Fixture) => Number((DebitedFunds as { Amount: number }).Amount);
  return [
    [
      'GET',
      /^\/users\/([^/]+)\/transactions\?/,
      (_, user) => list(({ AuthorId, Type }) => AuthorId === user && Type === 'PAYOUT'),
    ],
    [
      'GET',
      /^\/users\/([^/]+)\/wallets$/,
      (_, user) => list(({ Owners }) => Array.isArray(Owners) && Owners.includes(user)),
    ],
    ['POST', /^\/wallets$/, (body) => store(wallet(newId('wlt'), body))],
    ['GET', /^\/wallets\/([^/]+)$/, (_, id) => find(id)],
    [
      'POST',
      /^\/transfers$/,
      (body) => {
        balance(body.CreditedWalletId, amountOf(body));
        return store(transfer(newId('xfer'), body));
      },
    ],
    [
      'POST',
      /^\/payouts\/bankwire$/,
      (body) => {
        const account = objects.get(String(body.BankAccountId));
        if (account?.Status === 'DEACTIVATED') return [400, refusal('the account is not active')];
        if (balance(body.DebitedWalletId, 0) < amountOf(body)) return [400, refusal('insufficient balance')];
        balance(body.DebitedWalletId, -amountOf(body));
        return store(payout(newId('po'), body));
      },
    ],
    ['GET', /^\/payouts\/([^/]+)\/refunds$/, (_, id) => list((each) => each.InitialTransactionId === id)],
    ['GET', /^\/payouts\/([^/]+)$/, (_, id) => find(id)],
  ];
}
