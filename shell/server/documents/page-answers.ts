import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

import { pathOn, type Site } from '@campavia/i18n/sites';
import type { SessionState } from '@campavia/remote-kit';

import type { KnownReferential } from '../api/read-referential';
import type { PageAnswer } from '../document-cache/prepared-document';
import type { RenderedAnswer } from '../document-cache/visitor-cache';
import { readableUrl } from '../http/readable-url';
import { createStylesheetReader } from '../releases/release-styles';

import { authorize, type Authorization } from './authorize';
import { findCachedAddress } from './cached-address';
import { createLayoutRenderer } from './layout-renderer';
import type { DocumentsOptions, Page } from './page';
import { prepareDocument } from './prepare-document';

const NOBODY = '00000000-0000-0000-0000-000000000000';
export const ANYBODY: SessionState = { status: 'visitor' };

function addressOn(site: Site, address: string): string {
  const { pathname, search } = readableUrl(address);
  return pathOn(site, pathname) + search;
}

export interface AnsweredFor {
  page: Page;
  session: SessionState;
  known: KnownReferential | null;
}

export function createPageAnswers(options: DocumentsOptions) {
  const { referential, visitorCache, settings } = options;
  const layoutOf = createLayoutRenderer(options);
  const readStylesheet = createStylesheetReader(settings.releasesFolder);

  /** `partial` if the browser has to render the layout that the server should have rendered. */
  async function answerOf(
    { session, known, page: requested }: AnsweredFor,
    admission: Authorization,
    log: FastifyBaseLogger,
  ): Promise<RenderedAnswer> {
    if ('redirect' in admission) {
      return { answer: { redirect: admission.redirect, status: 302 }, isPartial: true };
    }
    const { answer, page } = admission;
    if (answer.redirect !== undefined) {
      const redirect = addressOn(requested.site, answer.redirect);
      return { answer: { redirect, status: answer.status }, isPartial: true };
    }
    const { layout, hasFailed } = await layoutOf({ page, session, known }, log);
    const document = prepareDocument({ ...admission, session, known, layout, readStylesheet }, options);
    const isPartial = hasFailed || admission.renderFailure !== undefined || answer.isPartial === true;
    return { answer: { document }, isPartial };
  }

  /** Rendered without the visitor's identity, so that it may be sent to every visitor. */
  async function answerVisitor(
    page: Page,
    known: KnownReferential,
    log: FastifyBaseLogger,
  ): Promise<RenderedAnswer> {
    const anonymous = { ...page, visit: { ...page.visit, visitor: NOBODY } };
    const admission = await authorize(anonymous, ANYBODY, options, log);
    return answerOf({ page, session: ANYBODY, known }, admission, log);
  }

  async function answerFromCache(request: FastifyRequest, page: Page): Promise<PageAnswer | undefined> {
    const known = await referential.of(page.site);
    const address = visitorCache.isOn ? findCachedAddress({ request, page, known, settings }) : undefined;
    if (!address || known === null) return undefined;
    const { search } = address;
    const answer = await visitorCache.get(address, ({ isAwaited }) =>
      answerVisitor({ ...page, search, isAwaited }, known, request.log),
    );
    // A redirect keeps the parameters that the document does not read.
    return 'redirect' in answer && search !== page.search ? undefined : answer;
  }

  return { answerOf, answerFromCache };
}
