import { splitDescription } from './description-parts';
import { pickFirstEquipment, groupEquipment } from './equipment-groups';
import { boxAround, SKETCH, placeTowns } from './location-sketch';

describe('the equipment', () => {
  const groups = groupEquipment(['snow_chains', 'hob', 'toilet', 'hovercraft', 'shower', 'dishes']);

  it('is grouped, without empty groups and unknown pieces', () => {
    expect(groups).toEqual([
      { group: 'bath', codes: ['shower', 'toilet'] },
      { group: 'kitchen', codes: ['hob', 'dishes'] },
      { group: 'winter', codes: ['snow_chains'] },
    ]);
  });

  it('starts with the most requested pieces', () => {
    expect(pickFirstEquipment(groups, 4)).toEqual(['shower', 'toilet', 'hob', 'dishes']);
  });
});

describe("the owner's description", () => {
  it('is shown completely when it is short', () => {
    expect(splitDescription('One.\n\nTwo.')).toEqual({ opening: ['One.', 'Two.'], rest: [] });
  });

  it('is cut after a long paragraph', () => {
    const long = 'x'.repeat(400);
    expect(splitDescription(`${long}\nTwo.\nThree.`)).toEqual({ opening: [long], rest: ['Two.', 'Three.'] });
  });
});

describe('the location sketch', () => {
  const annecy = { latitude: 45.9, longitude: 6.12 };
  const town = (name: string, latitude: number, longitude: number) =>
    ({ kind: 'town', name, country: 'FR', latitude, longitude, population: 1 }) as const;

  it('has the camper in the middle', () => {
    expect(placeTowns(annecy, [town('Here', 45.9, 6.12)])).toMatchObject([
      { x: SKETCH.width / 2, y: SKETCH.height / 2 },
    ]);
    const [west, south, east, north] = boxAround(annecy);
    expect((west + east) / 2).toBeCloseTo(annecy.longitude, 3);
    expect((south + north) / 2).toBeCloseTo(annecy.latitude, 3);
  });

  it('has north at the top and west on the left, and nothing outside', () => {
    const towns = placeTowns(annecy, [
      town('North', 45.94, 6.12),
      town('West', 45.9, 6.06),
      town('Far', 46.5, 6.12),
    ]);
    expect(towns.map(({ name }) => name)).toEqual(['North', 'West']);
    expect(towns[0]?.y).toBeLessThan(SKETCH.height / 2);
    expect(towns[1]?.x).toBeLessThan(SKETCH.width / 2);
  });

  it('has no overlapping names', () => {
    const towns = placeTowns(annecy, [town('Large', 45.92, 6.12), town('Small', 45.921, 6.125)]);
    expect(towns.map(({ name }) => name)).toEqual(['Large']);
  });
});
