import { toVehicleAddress } from './vehicle-address';

const FOUND = {
  street_number: '4',
  route: 'Rue du Lac',
  locality: 'Annecy',
  administrative_area_level_2: 'Haute-Savoie',
  administrative_area_level_3: 'Annecy-le-Vieux',
  postal_code: '74000',
  country: 'FR',
  latitude: 45.8992,
  longitude: 6.1294,
};
const LOCATION = {
  street: '4 Rue du Lac',
  zipcode: '74000',
  city: 'Annecy',
  country: 'FR',
  latitude: 45.8992,
  longitude: 6.1294,
};

test.each([
  ['a whole address', {}, {}],
  ['no number', { street_number: null }, { street: 'Rue du Lac' }],
  ['no street', { route: null }, { street: '4' }],
  ['neither number nor street', { street_number: null, route: null }, { street: '' }],
  ['no town: the area of the third level', { locality: null }, { city: 'Annecy-le-Vieux' }],
  ['no town and no such area', { locality: null, administrative_area_level_3: null }, { city: '' }],
  ['no country: the area of the second level', { country: null }, { country: 'Haute-Savoie' }],
  ['no country and no such area', { country: null, administrative_area_level_2: null }, { country: '' }],
  ['no postcode', { postal_code: null }, { zipcode: '' }],
])('%s', (_, missing, expected) => {
  expect(toVehicleAddress({ ...FOUND, ...missing })).toEqual({ ...LOCATION, ...expected });
});
