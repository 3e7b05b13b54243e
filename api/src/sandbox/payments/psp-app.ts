import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import formbody from '@fastify/formbody';
import fastify, { LogController, type FastifyError } from 'fastify';

import type { Api } from '../../core/app-context';
import { healthRoutes } from './health.routes';
import { merchantRoutes } from './merchant.routes';
import { ownerAccountsRoutes } from './owner-accounts/owner-accounts.routes';
import { identityPageRoutes } from './owner-accounts/identity-page.routes';
import { createOwnerAccountBooks } from './owner-accounts/owner-accounts.service';
import { payPageRoutes } from './pages/pay-page.routes';
import { phonePageRoutes } from './pages/phone-page.routes';
import type { PspContext } from './psp-context';
import { PspError } from './psp-error';
import { createPsp } from './psp.service';
import { vaultRoutes } from './cards/vault.routes';

const LARGEST_BODY = 16_384;

/** Creates the application of the payment sandbox. */
export async function createPspApp(context: PspContext): Promise<Api> {
  const { settings, database } = context;
  const app: Api = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
  }).withTypeProvider<TypeBoxTypeProvider>();
  await app.register(formbody);
  answerProblems(app);
  const psp = createPsp({ database, pace: settings.pace });
  healthRoutes(app, database);
  vaultRoutes(app, context);
  merchantRoutes(app, { psp, database, settings });
  const books = createOwnerAccountBooks({ database, pace: settings.pace });
  ownerAccountsRoutes(app, { books, settings });
  identityPageRoutes(app, { books, settings });
  payPageRoutes(app, { psp, settings });
  phonePageRoutes(app, psp);
  return app;
}

function answerProblems(app: Api): void {
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ detail: 'There is nothing here', code: 'not_found' }),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, code, detail } = toProblem(error);
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ detail, code });
  });
}

function toProblem(error: FastifyError): Pick<PspError, 'status' | 'detail'> & { code: string } {
  if (error instanceof PspError) return error;
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status: 500, code: 'broken', detail: 'The sandbox of payments is broken' };
  return { status, code: 'invalid', detail: error.message };
}
