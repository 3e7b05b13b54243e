import { drawLabels, type MapName, type Rectangle, type LabelCanvas } from './draw-labels';

const SIZE = { x: 400, y: 400 };

function town(text: string, population: number, x: number, y: number): MapName & { x: number; y: number } {
  return { kind: 'town', text, population, latitude: 0, longitude: 0, x, y };
}

/** A fake canvas context on which every character is ten pixels wide. */
function written(names: ReturnType<typeof town>[], covered: Rectangle[] = []) {
  const found: { text: string; x: number; y: number }[] = [];
  const context = {
    measureText: (text: string) => ({ width: text.length * 10 }),
    strokeText: () => undefined,
    fillText: (text: string, x: number, y: number) => found.push({ text, x, y }),
  } as unknown as LabelCanvas['context'];
  drawLabels(names, {
    context,
    face: 'serif',
    size: SIZE,
    covered,
    project: (name) => name as (typeof names)[0],
  });
  return found;
}

test('a label is centred on its point', () => {
  expect(written([town('Annecy', 49_000, 200, 200)])).toEqual([{ text: 'Annecy', x: 200, y: 200 }]);
});

test('a label moves aside for a pin, so that both are readable', () => {
  const [name] = written([town('Annecy', 49_000, 200, 200)], [[176, 176, 224, 224]]);
  expect(name?.text).toBe('Annecy');
  expect(name?.y).toBeGreaterThan(224);
});

test('a label moves no further than needed', () => {
  const [, annecy] = written([town('Seynod', 20_000, 200, 200), town('Annecy', 49_000, 204, 196)]);
  expect(Math.hypot((annecy?.x ?? 0) - 204, (annecy?.y ?? 0) - 196)).toBeLessThan(40);
});

test('the label of a country does not reach into its neighbour', () => {
  const country = { ...town('Netherlands', 17_000_000, 200, 200), kind: 'country' as const };
  const free: Rectangle[] = [[0, 0, 400, 150]];
  expect(written([country], free)).toHaveLength(1);
  expect(written([country], [[180, 170, 220, 230]])).toEqual([]);
});

test('the first of overlapping labels is drawn', () => {
  const crowd = Array.from({ length: 12 }, (_, at) => town(`Village ${at}`, 500, 200 + at, 200));
  const names = written([town('Annecy', 49_000, 200, 200), ...crowd]).map(({ text }) => text);
  expect(names[0]).toBe('Annecy');
  expect(names.length).toBeLessThan(crowd.length);
});

test('a label outside the canvas is not drawn', () => {
  expect(written([town('Lyon', 500_000, 900, 900)])).toEqual([]);
});
