import type { EventBus, Platform } from '@campavia/remote-kit';

import { createFailurePost } from '../data/post-failure';
import type { PageDocument } from '../document/read-document';
import { tabStorage } from '../document/tab-storage';

import { createFailedReleases } from './failed-releases';
import { startFederation } from './federation';
import { withOwnPages } from './own-pages-first';
import { createPartLoader, type PartLoader } from './part-loader';
import { createFailureReport } from './report-failures';

export interface LettingIn {
  loader: PartLoader;
  reportFailure: Platform['reportFailure'];
}

export interface LettingInOptions {
  page: Pick<PageDocument, 'composition' | 'nonce' | 'pageId'>;
  events: EventBus;
  window: Window;
}

/** Makes the loader of the page's parts, and what becomes of their failures. */
export function letPartsIn({ page, events, window }: LettingInOptions): LettingIn {
  const { composition, nonce, pageId } = page;
  const report = createFailureReport({ composition, events, post: createFailurePost(pageId) });
  const fetchRemote = startFederation({ origins: composition.origins, nonce, window });
  const loader = createPartLoader({
    composition,
    fetchRemote: withOwnPages(fetchRemote),
    failed: createFailedReleases(tabStorage(window)),
    onFailure: ({ release: { part, version }, error }) => report({ part, version, phase: 'load', error }),
    waitedMs: performance.now(),
  });
  return {
    loader,
    reportFailure: (failure) => {
      const version = failure.version ?? loader.versionOf(failure.part);
      report({ ...failure, version });
    },
  };
}
