import { CAMPER_TYPES } from './camper-type';
import { picturesOfCamper } from './pictures-of-camper';
import { findScene } from './scene-pool';

import type { CamperType } from './camper-type';
import type { Scene } from './scene';

const CAMPERS = Array.from({ length: 500 }, (_, index) => ({
  seed: 1000 + index * 7,
  type: CAMPER_TYPES[index % CAMPER_TYPES.length] as CamperType,
}));

function scenesOf({ seed, type }: (typeof CAMPERS)[number]): Scene[] {
  return picturesOfCamper(seed, type).map((sceneId) => {
    const scene = findScene(sceneId);
    if (!scene) throw new Error(`${sceneId} is not in the pool`);
    return scene;
  });
}

describe('the pictures of a camper', () => {
  it('are five to eight, without duplicates', () => {
    for (const camper of CAMPERS) {
      const ids = scenesOf(camper).map(({ sceneId }) => sceneId);
      expect(ids.length).toBeGreaterThanOrEqual(5);
      expect(ids.length).toBeLessThanOrEqual(8);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('begin with the camper itself, by day, followed by another place', () => {
    for (const camper of CAMPERS) {
      const [first, second] = scenesOf(camper);
      expect(first).toMatchObject({ kind: 'exterior', type: camper.type });
      expect(second).toMatchObject({ kind: 'exterior', type: camper.type });
      if (first?.kind !== 'exterior' || second?.kind !== 'exterior') return;
      expect(first.landscape).not.toBe('night-awning');
      expect(second.landscape).not.toBe(first.landscape);
    }
  });

  it('show one vehicle: the same paint outside, the same fabrics inside, its own floor plan', () => {
    for (const camper of CAMPERS) {
      const scenes = scenesOf(camper);
      const paints = scenes.flatMap((scene) => (scene.kind === 'exterior' ? [scene.paint] : []));
      const fabrics = scenes.flatMap((scene) => (scene.kind === 'interior' ? [scene.upholstery] : []));
      expect(new Set(paints).size).toBe(1);
      expect(new Set(fabrics).size).toBe(1);
      expect(scenes.filter((scene) => scene.kind === 'plan')).toMatchObject([{ type: camper.type }]);
    }
  });

  it('show the bed and the kitchen', () => {
    for (const camper of CAMPERS) {
      const rooms = scenesOf(camper).flatMap((scene) => (scene.kind === 'interior' ? [scene.room] : []));
      expect(rooms).toContain('kitchen');
      expect(rooms.some((room) => room.startsWith('bed-'))).toBe(true);
    }
  });

  it('are the same on every run', () => {
    expect(picturesOfCamper(4711, 'campervan')).toEqual(picturesOfCamper('4711', 'campervan'));
  });

  it('are varied on a page with twenty campers of one type', () => {
    const firsts = Array.from({ length: 20 }, (_, index) => picturesOfCamper(index, 'campervan')[0]);
    expect(new Set(firsts).size).toBeGreaterThanOrEqual(10);
  });
});
