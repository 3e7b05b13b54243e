import { randomBytes } from 'node:crypto';

import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

import { languageOf } from '@campavia/i18n/server';

import type { Api } from '../../../core/app-context';
import type { SandboxPaymentsServerSettings } from '../../../config/sandbox-payments-settings';
import { codeOfDecision } from './code-of-decision';
import { buildReturnUrl } from './return-url';
import type { PspTransaction } from '../transactions/transactions.store';
import { sendPage } from './page-frame';
import { closedPage, DECISIONS, framedPage, payPage, unknownPage } from './pay-page';
import { PspError } from '../psp-error';
import type { Psp } from '../psp.service';

interface Needs {
  psp: Psp;
  settings: Pick<SandboxPaymentsServerSettings, 'siteUrl'>;
}

const NOT_FOUND = 404;
const SEE_OTHER = 303;
const PATH = '/sandbox/psp/pay/:id';

const Params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Body = Type.Object({
  decision: Type.Union(DECISIONS.map((decision) => Type.Literal(decision))),
  framed: Type.Optional(Type.String({ maxLength: 1 })),
  bank: Type.Optional(Type.String({ maxLength: 1 })),
});

/** Simulated pages of a bank, PayPal, iDEAL, Klarna and a credit provider. */
export function payPageRoutes(app: Api, { psp, settings }: Needs): void {
  async function asked(id: string): Promise<PspTransaction | undefined> {
    try {
      const move = await psp.find(id);
      // MB WAY has its own page, and transactions without confirmation have none.
      return move.is_asked && move.means !== 'mbway' ? move : undefined;
    } catch (error) {
      if (error instanceof PspError) return undefined;
      throw error;
    }
  }

  app.get(PATH, { schema: { params: Params } }, async ({ params, headers }, reply) => {
    const move = await asked(params.id);
    if (!move) return sendUnknown(reply, headers['accept-language']);
    const back = backOf(move, settings.siteUrl);
    const { origin } = new URL(back);
    if (move.status !== 'CREATED') return sendPage(reply, closedPage(move, back), { origin });
    const isFramed = headers['sec-fetch-dest'] === 'iframe';
    return sendPage(reply, payPage(move, { isFramed }), { origin });
  });

  app.post(PATH, { schema: { params: Params, body: Body } }, async ({ params, body, headers }, reply) => {
    const move = await asked(params.id);
    if (!move) return sendUnknown(reply, headers['accept-language']);
    const decided = await psp.decide(move.id, codeOfDecision(move, body.decision));
    const back = backOf(decided, settings.siteUrl);
    if (!body.framed) return reply.redirect(back, SEE_OTHER);
    return sendResult(reply, decided, new URL(back).origin);
  });
}

function sendUnknown(reply: FastifyReply, acceptLanguage: string | undefined) {
  return sendPage(reply, unknownPage(languageOf(acceptLanguage)), { status: NOT_FOUND });
}

// The site must not be framed, so a framed page reports its result by a message.
function sendResult(reply: FastifyReply, { id, status, language }: PspTransaction, origin: string) {
  const message = JSON.stringify({ source: 'sandbox-psp', transactionId: id, status });
  const nonce = randomBytes(16).toString('base64');
  const text = `parent.postMessage(${message},${JSON.stringify(origin)})`;
  return sendPage(reply, framedPage(language, { nonce, text }), { origin });
}

function backOf({ id, return_url }: PspTransaction, siteUrl: string): string {
  return buildReturnUrl(return_url ?? siteUrl, id);
}
