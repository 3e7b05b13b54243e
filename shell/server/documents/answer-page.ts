import type { FastifyReply, FastifyRequest } from 'fastify';

import { pathOn, type Site } from '@campavia/i18n/sites';
import type { SessionState } from '@campavia/remote-kit';

import type { KnownReferential } from '../api-link/read-referential';

import { admit, type Admission } from './admit';
import { isLogin, leadToSignIn } from './answer-login';
import { errorHead } from './error-head';
import type { DocumentsOptions, Page } from './page';
import { keepPrivate } from './private-answer';
import { readableUrl } from './readable-url';
import { sendDocument } from './send-document';

/** Decides at an address that everybody may see, without waiting for who somebody is. */
const ANYBODY: SessionState = { status: 'visitor' };

function isForAll({ match }: Page): boolean {
  return (match?.address.access ?? 'public') === 'public';
}

function addressOn(site: Site, address: string): string {
  const { pathname, search } = readableUrl(address);
  return pathOn(site, pathname) + search;
}

/** What has been found out for one page. */
interface Found {
  page: Page;
  session: SessionState;
  known: KnownReferential | null;
}

/** Answers a page that a composition is known for, to whoever asks. */
export function createPages(options: DocumentsOptions) {
  const { referential, sessions, reports } = options;

  function send(reply: FastifyReply, found: Found, admission: Admission): FastifyReply {
    const { session, known, page: asked } = found;
    const audience = session.status === 'visitor' && isForAll(asked) ? 'visitors' : 'one-person';
    keepPrivate(reply, audience);
    if ('redirect' in admission) return reply.redirect(admission.redirect, 302);
    const { page, answer, drawnBy } = admission;
    if (answer.redirect !== undefined) {
      return reply.redirect(addressOn(page.site, answer.redirect), answer.status);
    }
    return sendDocument(reply, { page, answer, drawnBy, session, known }, options);
  }

  /** The page of an error, drawn by the shell. */
  function sendError(reply: FastifyReply, { page, ...found }: Found, status: number): FastifyReply {
    const answer = { status, head: errorHead(page.site, status) };
    return send(reply, { page, ...found }, { page, answer, drawnBy: 'shell' });
  }

  async function answerLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
  ): Promise<FastifyReply> {
    const [session, known] = await Promise.all([sessions.of(request, page.site), referential.of(page.site)]);
    const found = { page, session, known };
    if (known === null) return sendError(reply, found, 503);
    const led = leadToSignIn(reply, page, known);
    if (led) return led;
    const { site, path } = page;
    const message = 'Routing data names no place to sign in';
    reports.take({ kind: 'invalid_routing', message, site: site.locale, path });
    return sendError(reply, found, 500);
  }

  return async function answerPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
  ): Promise<FastifyReply> {
    if (isLogin(page)) return answerLogin(request, reply, page);
    const asked = sessions.of(request, page.site);
    const [session, known, admission] = await Promise.all([
      asked,
      referential.of(page.site),
      admit(page, isForAll(page) ? ANYBODY : await asked, options, request.log),
    ]);
    return send(reply, { page, session, known }, admission);
  };
}
