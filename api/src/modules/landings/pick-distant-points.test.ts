import { pickDistantPoints } from './pick-distant-points';

const town = (name: string, latitude: number) => ({ name, latitude, longitude: 6 });
const namesOf = (towns: { name: string }[]) => towns.map(({ name }) => name);

// A hundredth of a degree of latitude is a little over a kilometre.
const city = town('city', 46);
const suburb = town('suburb', 46.02);
const next = town('next', 46.1);

test('no suburb is listed beside its city', () => {
  expect(namesOf(pickDistantPoints([city, suburb, next], 8))).toEqual(['city', 'next']);
});

test('all differ from the place they are near to', () => {
  expect(namesOf(pickDistantPoints([suburb, next], 8, [city]))).toEqual(['next']);
});
