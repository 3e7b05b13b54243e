import { plainDate } from '@campavia/domain';

import type {
  BankAccountOrder,
  BeneficialOwner,
  PayoutOrder,
  ProviderOwner,
} from './owner-accounts-provider';
import type { AccountsFixture, DeclarationOutcome, PayoutOutcome } from './test/accounts-fixture';
import { openMangopayAccounts, openSandboxAccounts } from './test/open-accounts-fixtures';

const ADDRESS = { street: '1 rue Haute', city: 'Lyon', zipcode: '69001', country: 'FR' };
const PERSON = {
  firstName: 'Camille',
  lastName: 'Fournier',
  email: 'owner@campavia.test',
  bornOn: plainDate('1976-09-30'),
  nationality: 'FR',
  countryOfResidence: 'FR',
  address: ADDRESS,
};
const NATURAL: ProviderOwner = { kind: 'natural', reference: '7', person: PERSON };
const LEGAL: ProviderOwner = {
  kind: 'legal',
  reference: '8',
  type: 'BUSINESS',
  name: 'Vans & Voyages',
  email: 'pro@campavia.test',
  registrationNumber: '552100554',
  headquarters: ADDRESS,
  representative: PERSON,
};
const BANK: BankAccountOrder = {
  iban: 'FR7630006000011234567890189',
  holder: 'Camille Fournier',
  isCompany: false,
  address: ADDRESS,
  currency: 'EUR',
  reference: 'account 1',
};
const BENEFICIAL: BeneficialOwner = {
  firstName: 'AcceptUBO',
  lastName: 'Fournier',
  bornOn: plainDate('1976-09-30'),
  birthCity: 'Lyon',
  birthCountry: 'FR',
  nationality: 'FR',
  address: ADDRESS,
};

describe.each([
  ['the sandbox', openSandboxAccounts],
  ['Mangopay', openMangopayAccounts],
])('%s', (_, open: () => Promise<AccountsFixture>) => {
  let fixture: AccountsFixture;
  let keys = 0;

  beforeAll(async () => {
    fixture = await open();
  });
  afterAll(() => fixture.close());

  const newKey = () => `a key of ours ${(keys += 1)}`;
  const newUser = async (owner: ProviderOwner = NATURAL) =>
    (await fixture.provider.createUser(owner, newKey())).id;

  test('an owner is created once per key', async () => {
    const key = newKey();
    const first = await fixture.provider.createUser(LEGAL, key);
    expect((await fixture.provider.createUser(LEGAL, key)).id).toBe(first.id);
  });

  test('bank accounts are created once, listed and deactivated', async () => {
    const { provider } = fixture;
    const [user, key] = [await newUser(), newKey()];
    const first = await provider.createBankAccount(user, BANK, key);
    expect(first).toMatchObject({
      reference: 'account 1',
      status: expect.stringMatching(/^(ACTIVE|PENDING)$/),
    });
    expect(await provider.createBankAccount(user, BANK, key)).toEqual(first);
    const other = provider.createBankAccount(user, { ...BANK, reference: 'account 2' }, key);
    await expect(other).rejects.toMatchObject({ kind: 'conflict' });
    const second = await provider.createBankAccount(user, { ...BANK, reference: 'account 3' }, newKey());
    await provider.deactivateBankAccount(user, first.id);
    await provider.deactivateBankAccount(user, first.id);
    expect(await provider.listBankAccounts(user)).toMatchObject([
      { id: second.id },
      { id: first.id, status: 'INACTIVE' },
    ]);
    await expect(provider.createBankAccount('user_0', BANK, newKey())).rejects.toMatchObject({
      kind: 'unknown',
    });
  });

  async function declare(firstName: DeclarationOutcome) {
    const { provider } = fixture;
    const userId = await newUser(LEGAL);
    const { id: declarationId } = await provider.createDeclaration(userId, newKey());
    const target = { userId, declarationId };
    const key = newKey();
    const person = { ...BENEFICIAL, firstName };
    const personId = await provider.addBeneficialOwner(target, person, key);
    expect(await provider.addBeneficialOwner(target, person, key)).toBe(personId);
    return { ...target, personId, person };
  }

  test.each<[DeclarationOutcome, string]>([
    ['AcceptUBO', 'V'],
    ['RefuseUBO', 'R'],
    ['IncompleteUBO', 'I'],
  ])('a declaration of %s comes to %s', async (firstName, status) => {
    const { provider } = fixture;
    const { userId, declarationId, personId, person } = await declare(firstName);
    expect(await provider.declaration(userId, declarationId)).toMatchObject({
      status: 'C',
      reason: null,
      persons: [{ ...person, id: personId }],
    });
    expect((await provider.submitDeclaration(userId, declarationId)).status).toBe('A');
    expect((await provider.submitDeclaration(userId, declarationId)).status).toBe('A');
    const late = provider.addBeneficialOwner({ userId, declarationId }, person, newKey());
    await expect(late).rejects.toMatchObject({ kind: 'refused' });
    await fixture.decide(declarationId, firstName);
    const decided = await provider.declaration(userId, declarationId);
    expect([decided.status, decided.reason === null]).toEqual([status, status === 'V']);
    if (status !== 'I') return;
    const target = { userId, declarationId, personId };
    await provider.updateBeneficialOwner(target, { ...person, firstName: 'AcceptUBO' });
    expect((await provider.submitDeclaration(userId, declarationId)).status).toBe('A');
  });

  test('a declaration without a person is refused', async () => {
    const userId = await newUser(LEGAL);
    const { id } = await fixture.provider.createDeclaration(userId, newKey());
    await expect(fixture.provider.submitDeclaration(userId, id)).rejects.toMatchObject({ kind: 'refused' });
  });

  async function submit(...names: string[]) {
    const [user, key] = [await newUser(), newKey()];
    const pages = names.map((name) => ({ name, content: Buffer.from(`a picture called ${name}`) }));
    const order = { type: 'id_proof', reference: '1', pages } as const;
    return { user, key, order, answer: await fixture.provider.submitDocument(user, order, key) };
  }

  test.each([
    ['passport.jpg', 'VALIDATED', null],
    ['refuse-unreadable-passport.jpg', 'REFUSED', 'UNREADABLE'],
    ['mgp-refuse-do-not-match-user-data-card.jpg', 'REFUSED', 'DO_NOT_MATCH_USER_DATA'],
  ] as const)('a document with the file %s becomes %s', async (name, status, refusal) => {
    const { user, answer } = await submit(name, 'back.jpg');
    expect(answer.status).toBe('VALIDATION_ASKED');
    await fixture.decide(answer.id, name);
    expect(await fixture.provider.document(user, answer.id)).toEqual({ id: answer.id, status, refusal });
    const { kind, objectId } = await fixture.webhookOf(answer.id).then(read);
    expect([kind, objectId]).toEqual(['document', answer.id]);
  });

  const read = (call: Awaited<ReturnType<AccountsFixture['webhookOf']>>) =>
    fixture.provider.readWebhook(call.headers, call.rawBody);

  test('a document is submitted once per key, also after its answer was lost', async () => {
    const { provider } = fixture;
    const { user, key, order, answer } = await submit('passport.jpg', 'back.jpg');
    expect((await provider.submitDocument(user, order, key)).id).toBe(answer.id);
    expect((await provider.submitDocument(user, order, newKey())).id).not.toBe(answer.id);
    await expect(provider.document(user, 'kyc_0')).rejects.toMatchObject({ kind: 'unknown' });
  });

  test.each([
    ['natural', NATURAL],
    ['legal', LEGAL],
  ] as const)('a %s user is closed once, and takes nothing afterwards', async (kind, owner) => {
    const { provider } = fixture;
    const id = await newUser(owner);
    await provider.closeUser({ id, kind });
    await provider.closeUser({ id, kind });
    const refused = { kind: 'refused' };
    await expect(provider.createBankAccount(id, BANK, newKey())).rejects.toMatchObject(refused);
    const unknown = provider.closeUser({ id: 'user_0', kind });
    await expect(unknown).rejects.toMatchObject({ kind: 'unknown' });
  });

  test('an identity session leads to a page of the provider', async () => {
    const order = { returnUrl: 'http://localhost:4300/d', reference: 'owner 7' };
    const session = await fixture.provider.createIdentitySession(await newUser(), order, newKey());
    expect(session).toMatchObject({ status: 'PENDING', url: expect.stringMatching(/^https?:/) });
    expect(await fixture.provider.identitySession(session.id)).toEqual(session);
  });

  async function send(holder: PayoutOutcome, over: Partial<PayoutOrder> = {}) {
    const userId = await newUser();
    const { id: bankAccountId } = await fixture.provider.createBankAccount(
      userId,
      { ...BANK, holder },
      newKey(),
    );
    const order: PayoutOrder = {
      userId,
      bankAccountId,
      amount: 70_000,
      currency: 'EUR',
      reference: `payout ${(keys += 1)}`,
      statement: 'CV-12',
      ...over,
    };
    const key = newKey();
    return { order, key, answer: await fixture.provider.payOut(order, key) };
  }

  test.each([
    ['Camille Fournier', 'SUCCEEDED', null],
    ['Closed Fournier', 'FAILED', 'account_closed'],
    ['Unverified Fournier', 'FAILED', 'identity'],
  ] as const)('a payout to %s is %s', async (holder, status, refusal) => {
    const { order, key, answer } = await send(holder);
    expect(answer).toMatchObject({ status: 'CREATED', refusal: null });
    expect((await fixture.provider.payOut(order, key)).id).toBe(answer.id);
    await fixture.decide(answer.id, holder);
    expect(await fixture.provider.payoutStatus(answer.id)).toEqual({ id: answer.id, status, refusal });
  });

  test('another payout with a used key is a conflict, and an unknown one is unknown', async () => {
    const { order, key } = await send('Camille Fournier');
    await expect(fixture.provider.payOut({ ...order, amount: 70_001 }, key)).rejects.toMatchObject({
      kind: 'conflict',
    });
    await expect(fixture.provider.payoutStatus('po_0')).rejects.toMatchObject({ kind: 'unknown' });
  });

  test('its webhook reports the change; one with another signature is refused', async () => {
    const { answer } = await send('Camille Fournier');
    const call = await fixture.webhookOf(answer.id);
    expect(await fixture.provider.readWebhook(call.headers, call.rawBody)).toMatchObject({
      kind: 'payout',
      objectId: answer.id,
    });
    const { headers, rawBody } = fixture.forged(call);
    await expect(fixture.provider.readWebhook(headers, rawBody)).rejects.toMatchObject({
      kind: 'false_signature',
    });
  });
});
