import { createRoot, type Root } from 'react-dom/client';

import { PlatformProviders } from '@campavia/remote-kit';

import { FailurePage } from './failure-page';
import { isMissingChunk, type PageReload } from './page-reload';
import type { FailureNotice } from './remote-adapter';

interface Shown {
  root: Root;
  failures: number;
}

export interface FailurePanelsOptions {
  part: string;
  /** What the reader can tell the support. */
  reference: string;
  reload: PageReload;
}

/** Draws the panels of one part. Each failure in a row is counted, so that its own tries grow rarer. */
export function createFailurePanels({ part, reference, reload }: FailurePanelsOptions) {
  const panels = new WeakMap<HTMLElement, Shown>();

  return function showFailure(element: HTMLElement, { error, phase, retry }: FailureNotice): () => void {
    const isMissing = isMissingChunk(error);
    if (isMissing && reload.once()) return () => undefined;
    const panel = panels.get(element) ?? { root: createRoot(element), failures: 0 };
    panel.failures += 1;
    panels.set(element, panel);
    // A screen keeps for good that its code did not come; and what fails twice may hang on this very document.
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
            if (by === 'clock' || !needsReload || !reload.asked()) retry();
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
