import { tilesOf } from './tiles';

test('a map draws its own base layer unless tiles are configured', () => {
  expect(tilesOf({})).toBeUndefined();
});

test('tiles are used with the attribution behind their address', () => {
  const map_tiles = 'https://{s}.tiles.example/{z}/{x}/{y}.png#%C2%A9%20Map%20People';
  expect(tilesOf({ map_tiles })).toEqual({
    address: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    credit: '© Map People',
  });
});

test('an attribution that is not URL-encoded is shown as it is', () => {
  expect(tilesOf({ map_tiles: '/tiles/{z}/{x}/{y}.png#100% ours' })?.credit).toBe('100% ours');
});
