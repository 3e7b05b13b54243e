import { spreadOut } from './spread-out';

const town = (name: string, latitude: number, campers = 5) => ({ name, latitude, longitude: 6, campers });
const namesOf = (towns: { name: string }[]) => towns.map(({ name }) => name);

// A hundredth of a degree of latitude is a little over a kilometre.
const city = town('city', 46);
const suburb = town('suburb', 46.02);
const next = town('next', 46.1);

test('no suburb stands beside its city', () => {
  expect(namesOf(spreadOut([city, suburb, next], 8))).toEqual(['city', 'next']);
});

test('a town without campers keeps nobody away', () => {
  expect(namesOf(spreadOut([town('city', 46, 0), suburb, next], 8))).toEqual(['suburb', 'next']);
});

test('all keep away from the place they are near to', () => {
  expect(namesOf(spreadOut([suburb, next], 8, [city]))).toEqual(['next']);
});
