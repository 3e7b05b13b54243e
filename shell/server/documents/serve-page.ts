import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SessionState } from '@campavia/remote-kit';
import { addToLog, describeRequest } from '@campavia/telemetry';

import type { KnownReferential } from '../api/read-referential';
import type { PageAnswer } from '../document-cache/prepared-document';

import { authorize, type Authorization } from './authorize';
import { setPrivateCacheHeaders } from './cache-headers';
import { hasSession } from './cached-address';
import { errorHead } from './error-head';
import type { DocumentsOptions, Page } from './page';
import { ANYBODY, createPageAnswers } from './page-answers';
import { sendDocument } from './send-document';
import { isLogin, redirectToSignIn } from './sign-in-redirect';

function isForAll({ match }: Page): boolean {
  return (match?.address.access ?? 'public') === 'public';
}

interface Sent {
  request: FastifyRequest;
  reply: FastifyReply;
  page: Page;
  session: SessionState;
}

export function createPageServer(options: DocumentsOptions) {
  const { referential, sessions, reports, visitorCache, secret } = options;
  const { answerOf, answerFromCache } = createPageAnswers(options);

  async function send({ request, reply, page, session }: Sent, answer: PageAnswer): Promise<FastifyReply> {
    const isVisitor = session.status === 'visitor' && !hasSession(request);
    const audience = isVisitor && isForAll(page) ? 'visitors' : 'one-person';
    setPrivateCacheHeaders(reply, audience);
    if ('redirect' in answer) return reply.redirect(answer.redirect, answer.status);
    await sendDocument(reply, answer.document, { request, page, audience, secret });
    if (reply.statusCode === 304) visitorCache.count('notModified');
    return reply;
  }

  async function sendError(
    sent: Sent,
    known: KnownReferential | null,
    status: number,
  ): Promise<FastifyReply> {
    const { page } = sent;
    const shown = { page, answer: { status, head: errorHead(page.site, status) }, renderedBy: 'shell' };
    const { answer } = await answerOf({ ...sent, known }, shown, sent.request.log);
    return send(sent, answer);
  }

  async function answerLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
  ): Promise<FastifyReply> {
    const [session, known] = await Promise.all([sessions.of(request, page.site), referential.of(page.site)]);
    const sent = { request, reply, page, session };
    if (known === null) return sendError(sent, known, 503);
    const led = redirectToSignIn(reply, page, known);
    if (led) return led;
    const { site, path } = page;
    const message = 'Routing data names no place to sign in';
    reports.take({ kind: 'invalid_routing', message, site: site.locale, path });
    return sendError(sent, known, 500);
  }

  return async function servePage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
  ): Promise<FastifyReply> {
    describePage(request, reply, page);
    if (isLogin(page)) return answerLogin(request, reply, page);
    const cached = await answerFromCache(request, page);
    if (cached) return send({ request, reply, page, session: ANYBODY }, cached);
    visitorCache.count('bypassed');
    const requested = sessions.of(request, page.site);
    const [session, known, admission] = await Promise.all([
      requested,
      referential.of(page.site),
      isForAll(page)
        ? authorize(page, ANYBODY, options, request.log)
        : authorizePersonal(options, request, page, requested),
    ]);
    const { answer } = await answerOf({ page, session, known }, admission, request.log);
    return send({ request, reply, page, session }, answer);
  };
}

function describePage(request: FastifyRequest, reply: FastifyReply, { live, match }: Page): void {
  const { id } = live.composition;
  describeRequest({ route: match?.address.pattern, 'campavia.composition_id': id });
  addToLog(request, reply, { composition: id });
}

async function authorizePersonal(
  options: DocumentsOptions,
  request: FastifyRequest,
  page: Page,
  requested: Promise<SessionState>,
): Promise<Authorization> {
  const [session, personal] = await Promise.all([
    requested,
    options.sessions.readPersonal(request, page.site, page.match),
  ]);
  return authorize({ ...page, personal }, session, options, request.log);
}
