import { createRoot, type Root } from 'react-dom/client';

import { PlatformProviders } from '@campavia/remote-kit';

import { FailurePage } from './failure-page';
import { isMissingChunk, reloadOnce } from './reload-once';
import type { FailureNotice } from './remote-adapter';

interface Shown {
  root: Root;
  failures: number;
}

export interface FailurePanelsOptions {
  part: string;
  compositionId: string;
  /** What the reader can tell the support. */
  reference: string;
  /** Only a new document can fetch what is missing. */
  needsReload(): boolean;
}

/** Draws the panels of one part. Each failure in a row is counted, so that its own tries grow rarer. */
export function createFailurePanels({ part, compositionId, reference, needsReload }: FailurePanelsOptions) {
  const panels = new WeakMap<HTMLElement, Shown>();

  return function showFailure(element: HTMLElement, { error, phase, retry }: FailureNotice): () => void {
    const isMissing = phase === 'render' && isMissingChunk(error);
    if (isMissing && reloadOnce(compositionId, window)) return () => undefined;
    const panel = panels.get(element) ?? { root: createRoot(element), failures: 0 };
    panel.failures += 1;
    panels.set(element, panel);
    const isStuck = isMissing || (phase === 'load' && needsReload());
    panel.root.render(
      <PlatformProviders>
        <FailurePage
          part={part}
          reference={reference}
          failures={panel.failures}
          triesByItself={phase === 'load' && !isStuck}
          onRetry={isStuck ? () => window.location.reload() : retry}
        />
      </PlatformProviders>,
    );
    return () => {
      panels.delete(element);
      panel.root.unmount();
    };
  };
}
