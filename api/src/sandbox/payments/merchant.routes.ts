import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

import { CURRENCIES } from '@campavia/domain';
import { LANGUAGES } from '@campavia/i18n/sites';

import type { Api } from '../../core/app-context';
import { PROVIDER_METHODS } from '../../providers/payments/payments-provider';
import { keyOf } from '../../providers/payments/webhook-signature';
import type { SandboxPaymentsServerSettings } from '../../config/sandbox-payments-settings';
import { cardOfAlias, cardOfToken } from './cards/cards.store';
import { losesAnswer } from './transactions/planned-outcomes';
import { checkReturnUrl } from './pages/return-url';
import { transactionBody } from './transactions/transaction-wire';
import { keyGuard, readKey } from './merchant-key';
import type { PspDatabase } from './psp-database';
import { PspError } from './psp-error';
import type { Done, Psp } from './psp.service';

interface Needs {
  psp: Psp;
  database: PspDatabase;
  settings: SandboxPaymentsServerSettings;
}

const CREATED = 201;
const NO_CONTENT = 204;
const MAX = 100_000_000;

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Text = Type.String({ minLength: 1, maxLength: 100 });
const Order = {
  amount: Type.Integer({ minimum: 1, maximum: MAX }),
  currency: Type.Union(CURRENCIES.map((code) => Type.Literal(code))),
  reference: Text,
};
const ReturnUrl = Type.String({ maxLength: 2000 });
const PayInSchema = Type.Object({
  ...Order,
  type: Type.Union(PROVIDER_METHODS.map((means) => Type.Literal(means))),
  language: Type.Union(LANGUAGES.map((language) => Type.Literal(language))),
  return_url: ReturnUrl,
  token: Type.Optional(Text),
  alias: Type.Optional(Text),
  phone: Type.Optional(Type.String({ pattern: '^\\+\\d{8,15}$' })),
});

/** Calls that require the merchant's key. */
export function merchantRoutes(app: Api, { psp, database, settings }: Needs): void {
  const onRequest = keyGuard(keyOf(settings.secret, 'calls'));
  const created = (reply: FastifyReply, { move, isNew }: Done) => {
    // Simulates a lost answer: the debit is made, but the connection breaks.
    const isLost = isNew && move.kind === 'pay_in' && losesAnswer(move.last_digits ?? '');
    if (isLost) return reply.hijack().raw.destroy();
    return reply.code(CREATED).send(transactionBody(move));
  };

  app.post('/sandbox/psp/pay-ins', { onRequest, schema: { body: PayInSchema } }, async (request, reply) => {
    checkReturnUrl(request.body.return_url, settings.siteUrl);
    return created(reply, await psp.payIn(request.body, readKey(request)));
  });
  app.get('/sandbox/psp/moves/:id', { onRequest, schema: { params: Id } }, async ({ params }) =>
    transactionBody(await psp.find(params.id)),
  );
  app.post(
    '/sandbox/psp/pay-ins/:id/refunds',
    { onRequest, schema: { params: Id, body: Type.Object(Order) } },
    async (request, reply) =>
      created(reply, await psp.refund(request.params.id, request.body, readKey(request))),
  );
  app.post(
    '/sandbox/psp/deposits',
    { onRequest, schema: { body: Type.Object({ ...Order, alias: Text, return_url: ReturnUrl }) } },
    async (request, reply) => {
      checkReturnUrl(request.body.return_url, settings.siteUrl);
      return created(reply, await psp.deposit(request.body, readKey(request)));
    },
  );
  app.post(
    '/sandbox/psp/deposits/:id/captures',
    { onRequest, schema: { params: Id, body: Type.Object(Order) } },
    async (request, reply) =>
      created(reply, await psp.capture(request.params.id, request.body, readKey(request))),
  );
  app.delete(
    '/sandbox/psp/deposits/:id',
    { onRequest, schema: { params: Id } },
    async ({ params }, reply) => {
      await psp.release(params.id);
      return reply.code(NO_CONTENT).send();
    },
  );
  app.get('/sandbox/psp/cards/:id', { onRequest, schema: { params: Id } }, async ({ params: { id } }) => {
    const card = (await cardOfToken(database, id)) ?? (await cardOfAlias(database, id));
    if (!card) throw new PspError(404, 'token_unknown', 'There is no such card, or its token was used');
    return { expiry: card.expiry, last_digits: card.last_digits };
  });
}
