import type { Me, PageReferential, Routing } from '@campavia/contracts';
import { DEFAULT_SITE, siteOf, type Site } from '@campavia/i18n/sites';
import type { Composition } from '@campavia/remote-kit/config';

export interface PageDocument {
  composition: Composition;
  site: Site;
  /** The date in the site's country, `yyyy-MM-dd`. */
  today: string;
  /** By SWR key. */
  answers: Record<string, unknown>;
  /** When the service worker kept them, by SWR key. */
  readAt?: Record<string, number>;
  referential?: PageReferential;
  routing: Routing;
  /** Null for visitors, and if the server could not find out. */
  user: Me | null;
  nonce?: string;
  pageId?: string;
  hasMixer: boolean;
}

interface DocumentState {
  site: string;
  today: string;
  data?: Record<string, unknown>;
  readAt?: Record<string, number>;
  referential?: PageReferential | null;
  routing?: Routing;
  user?: Me | null;
  page?: string;
  mixer?: boolean;
}

export function readDocument(document: Document): PageDocument {
  const composition = readJson<Composition>(document, 'composition');
  const state = readJson<DocumentState>(document, 'document');
  return {
    composition,
    site: siteOf(state.site) ?? DEFAULT_SITE,
    today: state.today,
    answers: state.data ?? {},
    readAt: state.readAt,
    referential: state.referential ?? undefined,
    routing: state.routing ?? {},
    user: state.user ?? null,
    pageId: state.page || undefined,
    hasMixer: state.mixer === true,
    nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined,
  };
}

function readJson<Content>(document: Document, id: string): Content {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document has no script#${id}`);
  return JSON.parse(text) as Content;
}
