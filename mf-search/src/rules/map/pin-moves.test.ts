import { pinStep, roundPosition } from './pin-moves';

test.each([
  ['ArrowUp', false, { x: 0, y: -12 }],
  ['ArrowDown', false, { x: 0, y: 12 }],
  ['ArrowLeft', true, { x: -1, y: 0 }],
  ['ArrowRight', true, { x: 1, y: 0 }],
  ['Enter', false, undefined],
  ['a', true, undefined],
])('%s, with Shift: %s', (key, shiftKey, step) => {
  expect(pinStep({ key, shiftKey })).toEqual(step);
});

test('a position is rounded to about a metre', () => {
  expect(roundPosition({ latitude: 45.899_204_9, longitude: -6.129_406 })).toEqual({
    latitude: 45.8992,
    longitude: -6.12941,
  });
});
