import { createRoot, type Root } from 'react-dom/client';

import { PlatformProviders } from '@campavia/remote-kit';

import { FailurePage } from './failure-page';
import { isMissingChunk, type PageReload } from '../navigation/departures/page-reload';
import type { FailureNotice } from './remote-adapter';

interface Shown {
  root: Root;
  failures: number;
}

export interface FailurePanelsOptions {
  part: string;
  reference: string;
  reload: PageReload;
}

/** Repeated failures are counted, so that automatic retries become rarer. */
export function createFailurePanels({ part, reference, reload }: FailurePanelsOptions) {
  const panels = new WeakMap<HTMLElement, Shown>();

  return function showFailure(element: HTMLElement, { error, phase, retry }: FailureNotice): () => void {
    const isMissing = isMissingChunk(error);
    if (isMissing && reload.once()) return () => undefined;
    const panel = panels.get(element) ?? { root: createRoot(element), failures: 0 };
    panel.failures += 1;
    panels.set(element, panel);
    // A lazy screen caches its failed import, and a remote that fails twice may depend on this document:
    // only a reload helps.
    const needsReload = phase === 'render' ? isMissing : panel.failures > 1;
    panel.root.render(
      <PlatformProviders>
        <FailurePage
          part={part}
          reference={reference}
          failures={panel.failures}
          triesByItself={phase === 'load'}
          awaitsConnection={phase === 'load' || isMissing}
          onRetry={(by) => {
            if (by === 'clock' || !needsReload || !reload.requested()) retry();
          }}
        />
      </PlatformProviders>,
    );
    return () => {
      panels.delete(element);
      panel.root.unmount();
    };
  };
}
