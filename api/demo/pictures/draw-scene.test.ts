import sharp from 'sharp';

import { drawScene } from './draw-scene';
import { scenePool } from './scene-pool';

/** A quarter of the full size: fast, and fine enough to show a gap. */
const THUMBNAIL_DENSITY = 18;

const IDS = scenePool().map(({ sceneId }) => sceneId);
const drawings = new Map<string, string>();

beforeAll(() => {
  for (const id of IDS) drawings.set(id, drawScene(id));
});

describe('a drawn scene', () => {
  it('has the same text on every run', () => {
    for (const [id, drawing] of drawings) expect(drawScene(id)).toBe(drawing);
  });

  it('differs from every other scene', () => {
    expect(new Set(drawings.values()).size).toBe(IDS.length);
  });

  it('is self-contained: a title, unique ids that are all defined, no external references, no text', () => {
    for (const svg of drawings.values()) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
      expect(svg).toMatch(/<title>[^<]{8,}<\/title>/);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining([...new Set(used)]));
      expect(svg).not.toMatch(/href|<text|<image|<style|<script|<filter|NaN|undefined|Infinity/);
    }
  });

  it('is small enough to be served as SVG before it is rendered', () => {
    for (const drawing of drawings.values()) expect(drawing.length).toBeLessThan(100_000);
  });

  it('rejects an unknown id', () => {
    expect(() => drawScene('../../etc/passwd')).toThrow(RangeError);
  });

  it('is parsed as SVG with its size', async () => {
    for (const [id, drawing] of drawings) {
      const { format, width, height } = await sharp(Buffer.from(drawing)).metadata();
      expect({ id, format, width, height }).toEqual({ id, format: 'svg', width: 1200, height: 800 });
    }
  });

  // One test each, because all of them together take long on a busy machine.
  it.each(IDS)('leaves no part of the page blank: %s', async (id) => {
    const thumbnail = sharp(Buffer.from(drawings.get(id) ?? ''), { density: THUMBNAIL_DENSITY });
    const { data } = await thumbnail.ensureAlpha().extractChannel('alpha').raw().toUint8Array();
    expect(data.every((alpha) => alpha === 255)).toBe(true);
  });
});
