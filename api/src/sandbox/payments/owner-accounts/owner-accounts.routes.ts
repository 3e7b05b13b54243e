import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { CURRENCIES } from '@campavia/domain';

import type { Api } from '../../../core/app-context';
import type { SandboxPaymentsServerSettings } from '../../../config/sandbox-payments-settings';
import { keyOf } from '../../../providers/payments/webhook-signature';
import { keyGuard, readKey } from '../merchant-key';
import { newId } from '../new-id';
import { PspError } from '../psp-error';
import type { AccountObject } from './account-objects.store';
import {
  nameOf,
  personsOf,
  planBankAccount,
  planDocumentOf,
  planPayoutTo,
  planSubmission,
  type Made,
  type OwnerAccountBooks,
} from './owner-accounts.service';
import { triggerIn } from './planned-answers';

interface Needs {
  books: OwnerAccountBooks;
  settings: SandboxPaymentsServerSettings;
}

const ROOT = '/sandbox/psp/accounts';
const CREATED = 201;
const NO_CONTENT = 204;
const MAX = 100_000_000;
const EDITABLE = ['C', 'I'];

const Text = Type.String({ minLength: 1, maxLength: 200 });
const Anything = Type.Record(Type.String(), Type.Unknown());
const User = Type.Object({ user: Text });
const Target = Type.Object({ user: Text, id: Text });
const BankAccount = Type.Object({
  iban: Type.String({ pattern: '^[A-Z]{2}\\d{2}[A-Z0-9]{8,30}$' }),
  holder: Text,
  isCompany: Type.Boolean(),
  address: Anything,
  currency: Text,
  reference: Text,
});
const Document = Type.Object({ type: Text, reference: Text, pages: Type.Array(Text, { minItems: 1 }) });
const Session = Type.Object({ returnUrl: Type.String({ maxLength: 2000 }), reference: Text });
const Payout = Type.Object({
  userId: Text,
  bankAccountId: Text,
  amount: Type.Integer({ minimum: 1, maximum: MAX }),
  currency: Type.Union(CURRENCIES.map((code) => Type.Literal(code))),
  reference: Text,
  statement: Type.String({ maxLength: 12 }),
});

/** Merchant calls about owner accounts. */
export function ownerAccountsRoutes(app: Api, needs: Needs): void {
  const onRequest = keyGuard(keyOf(needs.settings.secret, 'calls'));
  usersAndAccounts(app, needs, onRequest);
  declarations(app, needs, onRequest);
  identity(app, needs, onRequest);
  payouts(app, needs, onRequest);
}

type Guard = (request: FastifyRequest) => Promise<void>;

function usersAndAccounts(app: Api, { books }: Needs, onRequest: Guard): void {
  app.post(`${ROOT}/users`, { onRequest, schema: { body: Anything } }, async (request, reply) => {
    const wanted = { kind: 'user', userId: null, status: 'ACTIVE', body: request.body } as const;
    return answer(reply, await books.make(wanted, readKey(request)));
  });
  app.delete(
    `${ROOT}/users/:user`,
    { onRequest, schema: { params: User } },
    async ({ params: { user } }, reply) => {
      await books.closeUser(user);
      return reply.code(NO_CONTENT).send();
    },
  );
  app.post(
    `${ROOT}/users/:user/bank-accounts`,
    { onRequest, schema: { params: User, body: BankAccount } },
    async (request, reply) => {
      const { user } = request.params;
      await books.findUser(user);
      if (!hasRightCheckDigits(request.body.iban)) {
        throw new PspError(400, 'invalid', 'The check digits of the IBAN are wrong');
      }
      return answer(reply, await books.make(planBankAccount(user, request.body), readKey(request)));
    },
  );
  app.get(
    `${ROOT}/users/:user/bank-accounts`,
    { onRequest, schema: { params: User } },
    async ({ params: { user } }) => {
      await books.find(user, 'user');
      return (await books.list(user, 'bank_account')).map(bodyOf);
    },
  );
  app.delete(
    `${ROOT}/users/:user/bank-accounts/:id`,
    { onRequest, schema: { params: Target } },
    async ({ params: { user, id } }, reply) => {
      await books.change({ id, kind: 'bank_account', userId: user }, () => ({ status: 'INACTIVE' }));
      return reply.code(NO_CONTENT).send();
    },
  );
}

function declarations(app: Api, { books }: Needs, onRequest: Guard): void {
  const path = `${ROOT}/users/:user/declarations`;
  const target = ({ user, id }: { user: string; id: string }) =>
    ({ id, kind: 'ubo_declaration', userId: user }) as const;

  app.post(path, { onRequest, schema: { params: User } }, async (request, reply) => {
    const { user } = request.params;
    await books.find(user, 'user');
    const wanted = { kind: 'ubo_declaration', userId: user, status: 'C', body: { persons: [] } } as const;
    return answer(reply, await books.make(wanted, readKey(request)));
  });
  app.get(`${path}/:id`, { onRequest, schema: { params: Target } }, async ({ params: { user, id } }) =>
    bodyOf(await books.find(id, 'ubo_declaration', user)),
  );
  app.post(
    `${path}/:id/persons`,
    { onRequest, schema: { params: Target, body: Anything } },
    async ({ params, body, headers }, reply) => {
      const key = readKey({ headers });
      const id = newId('ubo');
      const changed = await books.change(target(params), (declaration) => {
        requireEditable(declaration);
        const persons = personsOf(declaration.body);
        if (persons.some((person) => person.key === key)) return undefined;
        return { body: { persons: [...persons, { ...body, id, key }] } };
      });
      if (triggerIn(String(body.firstName)) === 'down') throw away();
      const added = personsOf(changed.body).find((person) => person.key === key);
      return reply.code(CREATED).send({ id: added?.id });
    },
  );
  app.put(
    `${path}/:id/persons/:person`,
    {
      onRequest,
      schema: { params: Type.Object({ user: Text, id: Text, person: Text }), body: Anything },
    },
    async ({ params, body }, reply) => {
      await books.change(target(params), (declaration) => {
        requireEditable(declaration);
        const persons = personsOf(declaration.body);
        if (!persons.some(({ id }) => id === params.person)) {
          throw new PspError(404, 'not_found', 'There is no such person');
        }
        const changed = persons.map((person) =>
          person.id === params.person ? { ...person, ...body } : person,
        );
        return { body: { persons: changed } };
      });
      return reply.code(NO_CONTENT).send();
    },
  );
  app.post(`${path}/:id/submit`, { onRequest, schema: { params: Target } }, async ({ params }) => {
    const submitted = await books.change(target(params), (declaration) => {
      if (declaration.status === 'A') return undefined;
      requireEditable(declaration);
      return { status: 'A', plan: planSubmission(declaration) };
    });
    return bodyOf(submitted);
  });
}

function identity(app: Api, { books, settings }: Needs, onRequest: Guard): void {
  app.post(
    `${ROOT}/users/:user/documents`,
    { onRequest, schema: { params: User, body: Document } },
    async (request, reply) => {
      await books.findUser(request.params.user);
      if (triggerIn(request.body.pages[0] ?? '') === 'down') throw away();
      const wanted = planDocumentOf(request.params.user, request.body);
      return answer(reply, await books.make(wanted, readKey(request)));
    },
  );
  app.get(
    `${ROOT}/users/:user/documents/:id`,
    { onRequest, schema: { params: Target } },
    async ({ params: { user, id } }) => bodyOf(await books.find(id, 'document', user)),
  );
  app.post(
    `${ROOT}/users/:user/identity-sessions`,
    { onRequest, schema: { params: User, body: Session } },
    async (request, reply) => {
      const { user } = request.params;
      await books.find(user, 'user');
      const wanted = {
        kind: 'identity_session',
        userId: user,
        status: 'PENDING',
        body: request.body,
      } as const;
      const made = await books.make(wanted, readKey(request));
      return reply.code(CREATED).send(sessionBody(made.object, settings.siteUrl));
    },
  );
  app.get(
    `${ROOT}/identity-sessions/:id`,
    { onRequest, schema: { params: Type.Object({ id: Text }) } },
    async ({ params }) => sessionBody(await books.find(params.id, 'identity_session'), settings.siteUrl),
  );
}

function payouts(app: Api, { books }: Needs, onRequest: Guard): void {
  app.post(`${ROOT}/payouts`, { onRequest, schema: { body: Payout } }, async (request, reply) => {
    const { userId, bankAccountId } = request.body;
    const account = await books.find(bankAccountId, 'bank_account', userId);
    if (account.status !== 'ACTIVE') throw new PspError(400, 'invalid', 'The bank account is not active');
    if (triggerIn(nameOf(account)) === 'down') throw away();
    return answer(reply, await books.make(planPayoutTo(account, request.body), readKey(request)));
  });
  app.get(
    `${ROOT}/payouts/:id`,
    { onRequest, schema: { params: Type.Object({ id: Text }) } },
    async ({ params }) => bodyOf(await books.find(params.id, 'payout')),
  );
}

// Simulates a lost answer: the change is made, but the connection breaks.
function answer(reply: FastifyReply, { object, isNew }: Made) {
  if (isNew && triggerIn(nameOf(object)) === 'lost') return reply.hijack().raw.destroy();
  return reply.code(CREATED).send(bodyOf(object));
}

function bodyOf({ id, status, body }: AccountObject) {
  const { reason = null, reference = '', persons } = body;
  return { id, status, reason, reference, ...(persons !== undefined && { persons }) };
}

function sessionBody({ id, status }: AccountObject, siteUrl: string) {
  return { id, status, url: `${siteUrl}/sandbox/psp/identity/${id}` };
}

function requireEditable({ status }: AccountObject): void {
  if (!EDITABLE.includes(status)) throw new PspError(400, 'invalid', 'The declaration is handed in');
}

function away(): PspError {
  return new PspError(503, 'invalid', 'The provider is down');
}

/** ISO 13616: the number, with its first four characters moved to the end, is 1 modulo 97. */
function hasRightCheckDigits(iban: string): boolean {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
