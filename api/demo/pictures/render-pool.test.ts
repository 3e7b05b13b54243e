import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { drawScene } from './draw-scene';
import { renderPool, sceneFolder, type RenderPoolOptions } from './render-pool';
import { PICTURE_WIDTHS } from '../../src/core/picture-addresses';
import { renderScene } from './render-scene';
import { scenePool } from './scene-pool';

const WANTED = 'plan-van-crosswise-01';
const WANTED_NEXT = 'kitchen-denim-01';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Renders the first few scenes, then aborts. */
async function renderFew(
  count: number,
  first: readonly string[] = [WANTED, WANTED_NEXT],
  options: Pick<RenderPoolOptions, 'fromTheEnd'> = {},
) {
  const stop = new AbortController();
  const seen: string[] = [];
  const result = await renderPool({
    ...options,
    folder,
    first,
    signal: stop.signal,
    onProgress: ({ sceneId, done }) => {
      seen.push(sceneId);
      if (done >= count) stop.abort();
    },
  });
  return { ...result, seen };
}

describe('rendering the pool', () => {
  it('renders the requested scenes first, in the given order, and stops when aborted', async () => {
    const { seen, drawn, outcome } = await renderFew(2, [WANTED, 'not-in-the-pool', WANTED_NEXT]);
    expect(seen).toEqual([WANTED, WANTED_NEXT]);
    expect({ drawn, outcome }).toEqual({ drawn: 2, outcome: 'stopped' });
    expect((await readdir(join(folder, 'pictures'))).toSorted()).toEqual([WANTED_NEXT, WANTED]);
  });

  it('renders from the end, beside another process that renders from the start', async () => {
    const last = scenePool().at(-1)?.sceneId;
    const { seen } = await renderFew(1, [WANTED], { fromTheEnd: true });
    expect(seen).toEqual([last]);
  });

  it('writes every width and the drawing, and leaves no temporary files', async () => {
    await renderFew(1);
    const files = await readdir(sceneFolder(folder, WANTED));
    const widths = PICTURE_WIDTHS.map((width) => `${width}.webp`);
    expect(files.toSorted()).toEqual([...widths, 'scene.svg'].toSorted());
    expect(await readFile(join(sceneFolder(folder, WANTED), 'scene.svg'), 'utf8')).toBe(drawScene(WANTED));
  });

  it('resumes after an abort', async () => {
    await renderFew(1);
    expect(await renderFew(2)).toMatchObject({ drawn: 1, skipped: 1 });
  });

  it('renders scenes again that are incomplete or have another drawing version', async () => {
    await renderFew(2);
    await rm(join(sceneFolder(folder, WANTED), '640.webp'));
    await writeFile(join(sceneFolder(folder, WANTED_NEXT), 'scene.svg'), '<svg data-drawing="0"></svg>');
    expect(await renderFew(2)).toMatchObject({ drawn: 2, skipped: 0 });
  });

  it('rejects when the folder is not writable', async () => {
    await writeFile(join(folder, 'pictures'), 'a file in the way');
    await expect(renderPool({ folder })).rejects.toThrow(/ENOTDIR|EEXIST/);
  });

  it('renders nothing after an abort', async () => {
    const result = await renderPool({ folder, signal: AbortSignal.abort() });
    expect(result).toEqual({ drawn: 0, skipped: 0, outcome: 'stopped' });
  });
});

describe('a rendered scene', () => {
  it('has every width, three to two, small enough for a slow connection', async () => {
    const { webp } = await renderScene(scenePool()[0]?.sceneId ?? '');
    for (const width of PICTURE_WIDTHS) {
      const metadata = await sharp(webp[width]).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height: Math.round((width * 2) / 3) });
    }
    expect(webp[640].byteLength).toBeLessThan(28_000);
  });
});
