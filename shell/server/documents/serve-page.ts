import type { FastifyReply, FastifyRequest } from 'fastify';

import { pathOn, type Site } from '@campavia/i18n/sites';
import type { SessionState } from '@campavia/remote-kit';

import type { KnownReferential } from '../api/read-referential';

import { authorize, type Authorization } from './authorize';
import { isLogin, redirectToSignIn } from './sign-in-redirect';
import { errorHead } from './error-head';
import type { DocumentsOptions, Page } from './page';
import { setPrivateCacheHeaders } from './cache-headers';
import { readableUrl } from '../http/readable-url';
import { sendDocument } from './send-document';

const ANYBODY: SessionState = { status: 'visitor' };

function isForAll({ match }: Page): boolean {
  return (match?.address.access ?? 'public') === 'public';
}

function addressOn(site: Site, address: string): string {
  const { pathname, search } = readableUrl(address);
  return pathOn(site, pathname) + search;
}

interface Found {
  page: Page;
  session: SessionState;
  known: KnownReferential | null;
}

export function createPageServer(options: DocumentsOptions) {
  const { referential, sessions, reports } = options;

  function send(reply: FastifyReply, found: Found, admission: Authorization): FastifyReply {
    const { session, known, page: requested } = found;
    const audience = session.status === 'visitor' && isForAll(requested) ? 'visitors' : 'one-person';
    setPrivateCacheHeaders(reply, audience);
    if ('redirect' in admission) return reply.redirect(admission.redirect, 302);
    const { page, answer, renderedBy } = admission;
    if (answer.redirect !== undefined) {
      return reply.redirect(addressOn(page.site, answer.redirect), answer.status);
    }
    return sendDocument(reply, { page, answer, renderedBy, session, known }, options);
  }

  function sendError(reply: FastifyReply, { page, ...found }: Found, status: number): FastifyReply {
    const answer = { status, head: errorHead(page.site, status) };
    return send(reply, { page, ...found }, { page, answer, renderedBy: 'shell' });
  }

  async function answerLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
  ): Promise<FastifyReply> {
    const [session, known] = await Promise.all([sessions.of(request, page.site), referential.of(page.site)]);
    const found = { page, session, known };
    if (known === null) return sendError(reply, found, 503);
    const led = redirectToSignIn(reply, page, known);
    if (led) return led;
    const { site, path } = page;
    const message = 'Routing data names no place to sign in';
    reports.take({ kind: 'invalid_routing', message, site: site.locale, path });
    return sendError(reply, found, 500);
  }

  return async function servePage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
  ): Promise<FastifyReply> {
    if (isLogin(page)) return answerLogin(request, reply, page);
    const requested = sessions.of(request, page.site);
    const [session, known, admission] = await Promise.all([
      requested,
      referential.of(page.site),
      authorize(page, isForAll(page) ? ANYBODY : await requested, options, request.log),
    ]);
    return send(reply, { page, session, known }, admission);
  };
}
