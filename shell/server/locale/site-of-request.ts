import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

import { DEFAULT_SITE, SITES, siteOf, type Site } from '@campavia/i18n/sites';

import { LANGUAGE_COOKIE } from '../../src/locale/language-cookie';
import { readCookie } from '../http/cookies';
import { splitPath } from './split-path';

const MAX_HEADER_LENGTH = 500;

function siteForTag(languageTag: string): Site | undefined {
  const tag = languageTag.toLowerCase();
  const exact = SITES.find((site) => site.htmlLang.toLowerCase() === tag);
  return exact ?? siteOf(tag) ?? SITES.find((site) => site.language === tag.split('-')[0]);
}

export function siteForLanguages(acceptLanguage: string | undefined): Site | undefined {
  const header = acceptLanguage?.slice(0, MAX_HEADER_LENGTH) ?? '';
  for (const tag of new Negotiator({ headers: { 'accept-language': header } }).languages()) {
    const site = siteForTag(tag);
    if (site) return site;
  }
  return undefined;
}

export function homeSite(headers: {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}): Site {
  const remembered = siteOf(readCookie(headers.cookie, LANGUAGE_COOKIE) ?? '');
  return remembered ?? siteForLanguages(headers['accept-language']) ?? DEFAULT_SITE;
}

export function isFirstVisit(headers: { cookie?: string | undefined }): boolean {
  return siteOf(readCookie(headers.cookie, LANGUAGE_COOKIE) ?? '') === undefined;
}

function queriedSite({ query }: FastifyRequest): Site | undefined {
  const { site } = query as { site?: unknown };
  return typeof site === 'string' ? siteOf(site) : undefined;
}

function refererSite({ headers: { referer = '' }, host }: FastifyRequest): Site | undefined {
  if (!URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return page.host === host ? splitPath(page.pathname).site : undefined;
}

export function siteAround(request: FastifyRequest): Site {
  return queriedSite(request) ?? refererSite(request) ?? homeSite(request.headers);
}
