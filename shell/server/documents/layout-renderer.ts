import type { FastifyBaseLogger } from 'fastify';

import type { HeaderUser, Release } from '@campavia/remote-kit/config';
import type { SessionState } from '@campavia/remote-kit';

import { isLayoutHtml, type LayoutHtml } from '../../src/layout/layout-html';
import type { KnownReferential } from '../api/read-referential';
import { withinMs } from '../worker/within-ms';

import type { DocumentsOptions, Page } from './page';
import { documentRequest, isServerRendered, pageFactsOf } from './page-facts';

/** Entries of the cache: all sites and addresses of two or three compositions. */
const MAX_LAYOUTS = 512;

interface Layout {
  layout: LayoutHtml | undefined;
  hasFailed: boolean;
}

interface Viewed {
  page: Page;
  session: SessionState;
  known: KnownReferential | null;
}

interface Rendered extends Viewed {
  release: Release;
  known: KnownReferential;
}

/**
 * Renders header and footer as HTML, by the server part of the shell's release. For visitors they differ by site,
 * address and day only, and are rendered once per answer of the referential.
 */
export function createLayoutRenderer({ servers, settings }: Pick<DocumentsOptions, 'servers' | 'settings'>) {
  const ofReferential = new WeakMap<KnownReferential, Map<string, Promise<LayoutHtml>>>();

  async function render({ page, session, known, release }: Rendered): Promise<LayoutHtml> {
    const facts = pageFactsOf(page, known);
    const user = session.status === 'signed-in' ? { user: headerUser(session.user) } : {};
    const match = page.match ?? {
      address: { id: 'not-found', pattern: page.path, part: 'shell' },
      params: {},
    };
    const request = documentRequest(page, match, { settings, page: { ...facts, ...user } });
    const { answer } = await servers.request(release, { ...request, params: {}, search: '' });
    const layout = answer.data?.layout;
    if (!isLayoutHtml(layout)) throw new Error('The answer contains no layout');
    return layout;
  }

  function ofVisitors(viewed: Rendered): Promise<LayoutHtml> {
    const { page, known } = viewed;
    const layouts = ofReferential.get(known) ?? new Map<string, Promise<LayoutHtml>>();
    ofReferential.set(known, layouts);
    const key = [page.live.composition.id, page.site.locale, page.match?.address.id, page.today].join(' ');
    const cached = layouts.get(key);
    if (cached) return cached;
    if (layouts.size >= MAX_LAYOUTS) layouts.clear();
    const rendered = render(viewed);
    layouts.set(key, rendered);
    rendered.catch(() => layouts.delete(key));
    return rendered;
  }

  /** Undefined if this is switched off, late or broken: then the browser renders the layout. */
  return async function layoutOf({ known, ...viewed }: Viewed, log: FastifyBaseLogger): Promise<Layout> {
    const { live, visit } = viewed.page;
    const release = live.releases.get('shell');
    const isOn = release?.server && isServerRendered(settings, 'shell', visit.channel);
    if (!known || !isOn) return { layout: undefined, hasFailed: false };
    try {
      const isVisitor = viewed.session.status !== 'signed-in';
      const layout = (isVisitor ? ofVisitors : render)({ ...viewed, known, release });
      return { layout: await withinMs(layout, settings.renderDeadlineMs), hasFailed: false };
    } catch (err) {
      log.warn({ part: 'shell', version: release.version, err }, 'layout not rendered');
      return { layout: undefined, hasFailed: true };
    }
  };
}

function headerUser(user: HeaderUser): HeaderUser {
  const { id, first_name, photo, profile_picture, is_owner, actor } = user;
  return { id, first_name, photo, profile_picture, is_owner, actor };
}
