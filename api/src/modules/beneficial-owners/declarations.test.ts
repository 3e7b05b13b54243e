import { aBeneficialOwner } from '@campavia/contracts/testing';

import { startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, sentTo } from '../../../test/users';
import { createClock } from '../../core/clock';
import type { ProviderDeclaration } from '../../providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import { createDeclarations } from './declarations.service';

const DECLARATION = '/3/mangopay/ubo-declaration/';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

/** Declarations over a provider of the test's own. */
function aService({ ensure = (userId: number) => Promise.resolve(`user ${userId}`) } = {}) {
  const made = new Map<string, ProviderDeclaration>();
  const find = (id: string) => {
    const declaration = made.get(id);
    if (!declaration) throw new Error(`no declaration ${id}`);
    return declaration;
  };
  const provider = {
    createDeclaration: (_: string, key: string) => {
      const declaration = made.get(key) ?? { id: key, status: 'C' as const, reason: null, persons: [] };
      made.set(key, declaration);
      return Promise.resolve(declaration);
    },
    declaration: (_: string, id: string) => Promise.resolve(find(id)),
    addBeneficialOwner: (
      { declarationId }: { declarationId: string },
      person: Omit<ProviderDeclaration['persons'][number], 'id'>,
    ) => {
      const { persons } = find(declarationId);
      const id = `ubo-${persons.length + 1}`;
      persons.push({ ...person, id });
      return Promise.resolve(id);
    },
    updateBeneficialOwner: (
      { declarationId, personId }: { declarationId: string; personId: string },
      person: Omit<ProviderDeclaration['persons'][number], 'id'>,
    ) => {
      const declaration = find(declarationId);
      declaration.persons = declaration.persons.map((known) =>
        known.id === personId ? { ...person, id: personId } : known,
      );
      return Promise.resolve();
    },
    submitDeclaration: async (_: string, id: string) => {
      if (find(id).status === 'A') throw new PaymentsFailure('refused', 'already submitted');
      find(id).status = 'A';
      return find(id);
    },
  };
  const declarations = createDeclarations({
    database: api.database,
    clock: createClock(TEST_NOW_MS),
    provider,
    providerUsers: { ensure },
    notifications: api.services.providers.notifications,
    siteUrl: 'http://localhost:4300',
  });
  /** Ends a review as the provider does. */
  const decide = (change: Pick<ProviderDeclaration, 'status' | 'reason'>) => {
    for (const declaration of made.values()) {
      if (declaration.status === 'A') Object.assign(declaration, change);
    }
  };
  return { declarations, decide };
}

async function aCompanyOwner() {
  const { token, me } = await aNewUser(api.app);
  await api.database
    .updateTable('app_user')
    .set({ professional_type: 'BUSINESS' })
    .where('id', '=', me.id)
    .execute();
  return { token, me };
}

async function sendDocuments(userId: number): Promise<void> {
  for (const document_type of ['id_proof', 'reg_proof', 'reg_association'] as const) {
    await api.database
      .insertInto('document')
      .values({
        user_id: userId,
        vehicle_id: null,
        booking_id: null,
        document_type,
        status: 'valid_ask',
        created_at: new Date(TEST_NOW_MS),
      } as never)
      .execute();
  }
}

test('private persons and sole traders have nothing to declare', async () => {
  const { token } = await aNewUser(api.app);
  for (const verb of ['GET', 'PATCH'] as const) {
    const body = verb === 'PATCH' ? { body: { status: 'C' } } : {};
    const answer = await call(api.app, `${verb} ${DECLARATION}`, { token, ...body });
    expect(answer).toMatchObject({ status: 404, body: { code: 'ubo_not_needed' } });
  }
  expect((await call(api.app, `GET ${DECLARATION}`)).status).toBe(401);
});

test('incomplete, completed, validated', async () => {
  const { me } = await aCompanyOwner();
  const { declarations, decide } = aService();
  expect(await declarations.get(me.id)).toMatchObject({ id: null, status: null, users: [] });
  const { id } = await declarations.update(me.id, { status: 'C' });
  expect(await declarations.update(me.id, { status: 'C' })).toMatchObject({ id, status: 'C' });
  await expect(declarations.update(me.id, { status: 'A' })).rejects.toMatchObject({
    code: 'ubo_person_missing',
  });
  const person = await declarations.addPerson(me.id, String(id), aBeneficialOwner());
  await declarations.addPerson(me.id, String(id), aBeneficialOwner());
  await expect(declarations.update(me.id, { status: 'A' })).rejects.toMatchObject({
    code: 'ubo_documents_first',
  });
  await sendDocuments(me.id);
  expect(await declarations.update(me.id, { status: 'A' })).toMatchObject({ status: 'A', users: [person] });
  await expect(declarations.addPerson(me.id, String(id), aBeneficialOwner())).rejects.toMatchObject({
    code: 'ubo_not_open',
  });
  decide({ status: 'I', reason: 'MISSING_UBO' });
  const looks = await Promise.all([declarations.get(me.id), declarations.get(me.id)]);
  expect(looks[0]).toMatchObject({ status: 'I', reason: 'MISSING_UBO' });
  const at = { declarationId: String(id), personId: person.id };
  await declarations.updatePerson(me.id, at, aBeneficialOwner({ city: 'Hamburg' }));
  await declarations.update(me.id, { status: 'A' });
  decide({ status: 'V', reason: null });
  expect(await declarations.get(me.id)).toMatchObject({ status: 'V', users: [{ city: 'Hamburg' }] });
  const emails = (await sentTo(api.app, me.email)).filter(({ kind }) => kind.startsWith('declaration_'));
  expect(emails.map(({ kind }) => kind)).toEqual(['declaration_validated', 'declaration_incomplete']);
});

test('one that begins while another call creates the declaration gets the same one', async () => {
  const { me } = await aCompanyOwner();
  const ensure = jest.fn((userId: number) => Promise.resolve(`user ${userId}`));
  const { declarations } = aService({ ensure });
  // The other call runs from start to end after this one has found no declaration.
  const other = new Promise((resolve) => {
    ensure.mockImplementationOnce(async (userId) => {
      resolve(await declarations.update(userId, { status: 'C' }));
      return `user ${userId}`;
    });
  });
  const own = await declarations.update(me.id, { status: 'C' });
  expect(await other).toEqual(own);
  const rows = await api.database
    .selectFrom('ubo_declaration')
    .select('id')
    .where('user_id', '=', me.id)
    .execute();
  expect(rows).toEqual([{ id: own.id }]);
});

test('two submissions at once are one', async () => {
  const { me } = await aCompanyOwner();
  const { declarations } = aService();
  await sendDocuments(me.id);
  const begun = await Promise.all([1, 2].map(() => declarations.update(me.id, { status: 'C' })));
  const [id] = new Set(begun.map((declaration) => declaration.id));
  expect(begun).toEqual([1, 2].map(() => expect.objectContaining({ id })));
  await declarations.addPerson(me.id, String(id), aBeneficialOwner());
  const submitted = await Promise.all([1, 2].map(() => declarations.update(me.id, { status: 'A' })));
  expect(submitted).toEqual([1, 2].map(() => expect.objectContaining({ id, status: 'A' })));
});

test('after a refusal there is a new declaration, with four people at most', async () => {
  const { me } = await aCompanyOwner();
  const { declarations, decide } = aService();
  await sendDocuments(me.id);
  const first = await declarations.update(me.id, { status: 'C' });
  await declarations.addPerson(me.id, String(first.id), aBeneficialOwner());
  await declarations.update(me.id, { status: 'A' });
  decide({ status: 'R', reason: 'DOCUMENTS_DO_NOT_MATCH' });
  const second = await declarations.update(me.id, { status: 'C' });
  expect(second).toMatchObject({ status: 'C', users: [] });
  for (const first_name of ['Ada', 'Ben', 'Cleo', 'Dan']) {
    await declarations.addPerson(me.id, String(second.id), aBeneficialOwner({ first_name }));
  }
  const fifth = declarations.addPerson(me.id, String(second.id), aBeneficialOwner({ first_name: 'Eve' }));
  await expect(fifth).rejects.toMatchObject({ code: 'ubo_too_many' });
  const ofFirst = declarations.addPerson(me.id, String(first.id), aBeneficialOwner());
  await expect(ofFirst).rejects.toMatchObject({ status: 404, code: 'ubo_not_found' });
});

test('rejects a declaration of another user with 404, and beneficial owners who are not adults', async () => {
  const [{ me }, other] = [await aCompanyOwner(), await aCompanyOwner()];
  const { declarations } = aService();
  const { id } = await declarations.update(me.id, { status: 'C' });
  for (const asked of [
    declarations.listPersons(other.me.id, String(id)),
    declarations.addPerson(other.me.id, String(id), aBeneficialOwner()),
    declarations.updatePerson(
      other.me.id,
      { declarationId: String(id), personId: 'ubo-1' },
      aBeneficialOwner(),
    ),
  ]) {
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'ubo_not_found' });
  }
  for (const birthday of ['2012-01-01', '2027-02-30', '552 100 554']) {
    const tried = declarations.addPerson(me.id, String(id), aBeneficialOwner({ birthday }));
    await expect(tried).rejects.toMatchObject({ fields: { birthday: expect.anything() } });
  }
});
