import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { DRAWING_VERSION } from './draw-scene';
import { writeAtomically } from './write-atomically';
import { PICTURE_WIDTHS } from '../../src/core/picture-addresses';
import { renderScene } from './render-scene';
import { scenePool } from './scene-pool';

/** Progress of the rendering; `total` counts the whole pool. */
export interface RenderProgress {
  sceneId: string;
  done: number;
  total: number;
}

export interface RenderPoolOptions {
  /** The storage folder; pictures are written to `pictures/<sceneId>/` in it. */
  folder: string;
  /** Scene ids to render first, in this order. */
  first?: readonly string[];
  /** Renders in reverse order, to work beside another process that renders from the start. */
  fromTheEnd?: boolean;
  /** Number of scenes rendered concurrently. */
  atATime?: 1 | 2;
  /** Stops after the scenes in progress. */
  signal?: AbortSignal;
  /** Called for each complete scene, rendered now or earlier. */
  onProgress?: (progress: RenderProgress) => void;
}

export interface RenderedPool {
  drawn: number;
  /** Scenes that were already rendered with the current drawing version. */
  skipped: number;
  outcome: 'complete' | 'stopped';
}

/** Enough of the SVG to contain its drawing version. */
const HEAD_BYTES = 400;

/**
 * Renders every scene of the pool that is missing or has another drawing version. Files are written atomically and
 * `scene.svg` last, so that rendering can be aborted at any time and resumed.
 *
 * @throws file system errors, after the scenes in progress
 */
export async function renderPool(options: RenderPoolOptions): Promise<RenderedPool> {
  const { folder, atATime = 1, signal, onProgress } = options;
  const ordered = inOrder(options.first ?? []);
  const waiting = options.fromTheEnd ? ordered.toReversed() : ordered;
  const total = waiting.length;
  let drawn = 0;
  let skipped = 0;

  async function drawWaiting(): Promise<void> {
    for (let sceneId = waiting.shift(); sceneId; sceneId = waiting.shift()) {
      if (signal?.aborted) return;
      if (await isDrawn(folder, sceneId)) {
        skipped += 1;
      } else {
        await drawInto(folder, sceneId);
        drawn += 1;
      }
      onProgress?.({ sceneId, done: drawn + skipped, total });
    }
  }

  const results = await Promise.allSettled(Array.from({ length: atATime }, drawWaiting));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return { drawn, skipped, outcome: drawn + skipped === total ? 'complete' : 'stopped' };
}

/** Folder of a scene's files: `320.webp` to `1600.webp` and `scene.svg`. */
export function sceneFolder(folder: string, sceneId: string): string {
  return join(folder, 'pictures', sceneId);
}

function inOrder(first: readonly string[]): string[] {
  const all = scenePool().map(({ sceneId }) => sceneId);
  const known = new Set(all);
  return [...new Set([...first.filter((sceneId) => known.has(sceneId)), ...all])];
}

async function isDrawn(folder: string, sceneId: string): Promise<boolean> {
  const own = sceneFolder(folder, sceneId);
  try {
    await Promise.all(PICTURE_WIDTHS.map((width) => stat(join(own, `${width}.webp`))));
    return (await headOf(join(own, 'scene.svg'))).includes(` data-drawing="${DRAWING_VERSION}"`);
  } catch {
    return false;
  }
}

async function headOf(path: string): Promise<string> {
  let head = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', end: HEAD_BYTES }))
    head += String(chunk);
  return head;
}

async function drawInto(folder: string, sceneId: string): Promise<void> {
  const { svg, webp } = await renderScene(sceneId);
  const own = sceneFolder(folder, sceneId);
  await mkdir(own, { recursive: true });
  for (const width of PICTURE_WIDTHS) await writeAtomically(join(own, `${width}.webp`), webp[width]);
  await writeAtomically(join(own, 'scene.svg'), svg);
}
