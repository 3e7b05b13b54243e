import type { ServerAnswer } from './remote-server';

/** Pages of one release since the site started. */
export interface RenderingCount {
  rendered: number;
  /** Sent without their HTML, because that was late or broken. */
  failed: number;
  lastFailure?: string;
}

/** Releases come and go; the counts of the latest ones are kept. */
const MAX_RELEASES = 50;

export function createRenderingCounts() {
  const counts = new Map<string, RenderingCount>();

  function countOf(release: string): RenderingCount {
    const count = counts.get(release) ?? { rendered: 0, failed: 0 };
    counts.delete(release);
    counts.set(release, count);
    const [oldest] = counts.keys();
    if (counts.size > MAX_RELEASES && oldest !== undefined) counts.delete(oldest);
    return count;
  }

  return {
    add(release: string, { rendered, renderFailure }: ServerAnswer): void {
      if (rendered) countOf(release).rendered += 1;
      if (!renderFailure) return;
      const count = countOf(release);
      count.failed += 1;
      count.lastFailure = renderFailure.message.slice(0, 200);
    },
    read: (): Record<string, RenderingCount> => Object.fromEntries(counts),
  };
}
