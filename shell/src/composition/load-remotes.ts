import type { EventBus, Platform, RemoteModule } from '@campavia/remote-kit';

import type { Composition } from '@campavia/remote-kit/config';

import { createFailureSender } from '../data/error-reports/post-remote-failure';
import type { PageDocument } from '../document/read-document';
import { tabStorage } from '../document/tab-storage';

import { createFailedReleases } from './failed-releases';
import type { FederationOptions, FetchRemote } from './federation';
import { loadFederation } from './load-federation';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';
import { createFailureReport } from './report-remote-failures';

export interface RemoteLoading {
  loader: RemoteLoader;
  reportFailure: Platform['reportFailure'];
}

export interface RemoteLoadingOptions extends Pick<PageDocument, 'composition' | 'nonce' | 'pageId'> {
  events: EventBus;
  window: Window;
  loadOwnPages: () => Promise<RemoteModule>;
}

export function createRemoteLoading(options: RemoteLoadingOptions): RemoteLoading {
  const { composition, nonce, pageId, events, window, loadOwnPages } = options;
  const report = createFailureReport({ composition, events, post: createFailureSender(pageId) });
  const fetchRemote = withFederation({ origins: composition.origins, nonce, window });
  const loader = createRemoteLoader({
    composition,
    fetchRemote: withOwnPages(fetchRemote, loadOwnPages),
    failed: createFailedReleases(tabStorage(window)),
    onFailure: ({ release: { part, version }, error }) => report({ part, version, phase: 'load', error }),
    waitedMs: isPreloading(window, composition) ? performance.now() : 0,
  });
  return {
    loader,
    reportFailure: (failure) => {
      const version = failure.version ?? loader.versionOf(failure.part);
      report({ ...failure, version });
    },
  };
}

function withFederation(options: FederationOptions): FetchRemote {
  let loading: Promise<FetchRemote> | undefined;
  return async (release, terms) => {
    loading ??= loadFederation(options).catch((error: Error) => {
      loading = undefined;
      throw error;
    });
    return (await loading)(release, terms);
  };
}

function isPreloading({ document }: Window, { parts: { shell: _, ...remotes } }: Composition): boolean {
  return Object.values(remotes).some(({ entry }) =>
    document.querySelector(`link[rel=preload][href="${entry}"]`),
  );
}

/** The shell's own pages belong to the release that already runs, so they need no federation. */
function withOwnPages(fetchRemote: FetchRemote, loadOwnPages: () => Promise<RemoteModule>): FetchRemote {
  return (release, terms) => (release.part === 'shell' ? loadOwnPages() : fetchRemote(release, terms));
}
