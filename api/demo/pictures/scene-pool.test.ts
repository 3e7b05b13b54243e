import { CAMPER_TYPES } from './camper-type';
import { findScene, MAX_SCENES, scenePool } from './scene-pool';

import type { ExteriorScene } from './scene';

function exteriors(): ExteriorScene[] {
  return scenePool().filter((scene): scene is ExteriorScene => scene.kind === 'exterior');
}

describe('the pool of pictures', () => {
  it('contains enough pictures for variety and few enough to be drawn quickly', () => {
    expect(scenePool().length).toBeGreaterThanOrEqual(120);
    expect(scenePool().length).toBeLessThanOrEqual(MAX_SCENES);
  });

  it('names every picture once, with characters that are valid in an address and a file name', () => {
    const ids = scenePool().map(({ sceneId }) => sceneId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*-\d{2}$/);
  });

  it('keeps the ids it has assigned, so that stored listings find their pictures', () => {
    expect(scenePool()[0]?.sceneId).toBe('exterior-lowprofile-lake-dawn-snow-01');
    expect(findScene('plan-van-crosswise-01')).toMatchObject({ kind: 'plan', type: 'van' });
    expect(findScene('exterior-hovercraft-lake-dawn-snow-01')).toBeUndefined();
  });

  it.each(CAMPER_TYPES)('shows the %s in at least eight landscapes and twenty pictures', (type) => {
    const ofType = exteriors().filter((scene) => scene.type === type);
    expect(new Set(ofType.map(({ landscape }) => landscape)).size).toBeGreaterThanOrEqual(8);
    expect(ofType.length).toBeGreaterThanOrEqual(20);
  });
});
