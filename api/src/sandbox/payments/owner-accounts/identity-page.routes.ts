import { Type } from 'typebox';

import { languageOf } from '@campavia/i18n/server';

import type { SandboxPaymentsServerSettings } from '../../../config/sandbox-payments-settings';
import type { Api } from '../../../core/app-context';
import { sendPage } from '../pages/page-frame';
import { PspError } from '../psp-error';
import type { AccountObject } from './account-objects.store';
import {
  closedIdentityPage,
  IDENTITY_DECISIONS,
  identityPage,
  unknownIdentityPage,
  type IdentityDecision,
} from './identity-page';
import type { OwnerAccountBooks } from './owner-accounts.service';

interface Needs {
  books: OwnerAccountBooks;
  settings: Pick<SandboxPaymentsServerSettings, 'siteUrl'>;
}

const NOT_FOUND = 404;
const SEE_OTHER = 303;
const PATH = '/sandbox/psp/identity/:id';
const STATUSES: Record<IdentityDecision, string | undefined> = {
  pass: 'VALIDATED',
  review: 'REVIEW',
  fail: 'REFUSED',
  leave: undefined,
};

const Params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Body = Type.Object({
  decision: Type.Union(IDENTITY_DECISIONS.map((decision) => Type.Literal(decision))),
});

/** The sandbox's page of an owner's identity check: passed, in review, failed, or left without an answer. */
export function identityPageRoutes(app: Api, { books, settings }: Needs): void {
  async function find(id: string): Promise<AccountObject | undefined> {
    try {
      return await books.find(id, 'identity_session');
    } catch (error) {
      if (error instanceof PspError) return undefined;
      throw error;
    }
  }

  app.get(PATH, { schema: { params: Params } }, async ({ params, headers }, reply) => {
    const language = languageOf(headers['accept-language']);
    const session = await find(params.id);
    if (!session) return sendPage(reply, unknownIdentityPage(language), { status: NOT_FOUND });
    const back = backOf(session, settings.siteUrl);
    const page = session.status === 'PENDING' ? identityPage(language) : closedIdentityPage(language, back);
    return sendPage(reply, page, { origin: new URL(back).origin });
  });

  app.post(PATH, { schema: { params: Params, body: Body } }, async ({ params, body, headers }, reply) => {
    const session = await find(params.id);
    if (!session) {
      const page = unknownIdentityPage(languageOf(headers['accept-language']));
      return sendPage(reply, page, { status: NOT_FOUND });
    }
    const status = STATUSES[body.decision];
    if (status) await books.decide(session.id, status);
    return reply.redirect(backOf(session, settings.siteUrl), SEE_OTHER);
  });
}

function backOf({ body }: AccountObject, siteUrl: string): string {
  return typeof body.returnUrl === 'string' ? body.returnUrl : siteUrl;
}
