import { aPlace, aVehicle, someVehicleEquipments } from '@campavia/contracts/testing';
import {
  plainDate,
  clashingNames,
  suggestNames,
  toMakeNames,
  readPoint,
  toTownChoices,
  writePoint,
} from '@campavia/domain';
import {
  findDateProblem,
  findNumberProblem,
  type NumberField,
  changesOf,
  valuesOf,
} from '@campavia/parts/vehicle-form';

import { countPlaces, toBedZones, USUAL_BEDS } from './bed-plan';
import * as equipment from './equipment-values';

const saved = aVehicle();

describe('typed values', () => {
  test('unchanged fields have no differences', () => {
    expect(changesOf(saved, valuesOf(saved))).toEqual({});
    const begun = aVehicle({
      date: null,
      registration: null,
      gvw: null,
      value: null,
      length: null,
      model: '',
    });
    expect(changesOf(begun, valuesOf(begun))).toEqual({});
  });

  test.each<[string, Record<string, string>, object]>([
    ['metres in French', { height: '2,85' }, { height: 285 }],
    ['a weight with a separator', { gvw: '3,500' }, {}],
    ['a weight with a space', { gvw: '4\u202f250' }, { gvw: 4250 }],
    ['a day', { 'date.day': '2', 'date.month': '7' }, { date: '2019-07-02' }],
    ['no day', { 'date.day': '', 'date.month': '', 'date.year': '' }, { date: '' }],
    ['a gear', { automatic_gear: 'automatic' }, { automatic_gear: true }],
    ['a fuel', { fuel: 'petrol' }, { fuel: 'petrol' }],
    ['spaces around a name', { brand: ' Pössl ' }, {}],
    ['one bed more', { beds: '3' }, { beds: 3 }],
    ['no number', { value: 'much' }, { value: -1 }],
    [
      'a town that was chosen',
      { 'location.city': 'Nantes', 'location.point': 'FR 47.2 -1.55' },
      { location: { ...saved.location, city: 'Nantes', latitude: 47.2, longitude: -1.55 } },
    ],
  ])('%s', (_, typed, changes) => {
    expect(changesOf(saved, { ...valuesOf(saved), ...typed })).toEqual(changes);
  });

  test('a typed town without a choice has no position', () => {
    const typed = { ...valuesOf(saved), 'location.city': 'Nantes', 'location.point': '' };
    const { location } = changesOf(saved, typed);
    expect(location).toMatchObject({ city: 'Nantes', latitude: undefined, longitude: undefined });
  });

  test('a hidden field is not changed', () => {
    expect(changesOf(saved, {})).toEqual({});
  });
});

describe('errors of numbers', () => {
  const cases: [string, NumberField, string, string | undefined][] = [
    ['metres', 'height', '2.60', undefined],
    ['centimetres', 'height', '260', 'tooMuch'],
    ['a low roof', 'height', '0.5', 'tooLittle'],
    ['half a kilogram', 'gvw', '3500.5', 'notWhole'],
    ['words', 'gvw', 'heavy', 'noNumber'],
    ['nothing', 'value', '', 'missing'],
  ];
  test.each(cases)('%s', (_, field, text, problem) => {
    expect(findNumberProblem(field, text, saved)).toBe(problem);
  });

  test('a field that was empty may stay empty', () => {
    expect(findNumberProblem('value', '', aVehicle({ value: null }))).toBeUndefined();
  });
});

test.each<[string, string, string | undefined]>([
  ['today', '2027-03-14', undefined],
  ['tomorrow', '2027-03-15', 'toCome'],
  ['a day that does not exist', '2019-02-30', 'noDay'],
  ['a day before motorhomes', '1920-01-01', 'noDay'],
  ['nothing', '', 'missing'],
])('first registered: %s', (_, date, problem) => {
  expect(findDateProblem(date, { saved, today: plainDate('2027-03-14') })).toBe(problem);
});

describe('names', () => {
  const makes = toMakeNames({
    brands: [
      { id: 1, name: 'Bürstner' },
      { id: 2, name: 'La Strada' },
    ],
    brandModels: [{ id: 1, name: 'Lyseo', brand_id: 1 }],
    manufacturers: [
      { id: 1, name: 'Fiat' },
      { id: 2, name: 'Setra' },
    ],
    manufacturerModels: [{ id: 1, name: 'Ducato', manufacturer_id: 1 }],
  });

  test('base vehicles are named with their manufacturer, models found by their brand', () => {
    expect(makes.baseVehicles).toEqual(['Fiat Ducato', 'Setra']);
    expect(makes.modelsOf.get('bürstner')).toEqual(['Lyseo']);
  });

  test('are suggested by their beginning, ignoring accents, then by a word within', () => {
    expect(suggestNames(makes.brands, 'burst')).toEqual(['Bürstner']);
    expect(suggestNames(makes.brands, 'strada')).toEqual(['La Strada']);
    expect(suggestNames(makes.baseVehicles, 'duc')).toEqual(['Fiat Ducato']);
    expect(suggestNames(makes.brands, 'xyz')).toEqual([]);
  });
});

test('towns are chosen, not regions or countries', () => {
  const places = [
    aPlace({ place_type: 'COUNTRY', slug: 'france' }),
    aPlace({ place_type: 'LOC', slug: 'annecy' }),
  ];
  const [town, ...others] = toTownChoices(places, () => 'France');
  expect(others).toEqual([]);
  expect(town?.id).toBe('annecy');
  expect(readPoint(town?.point)).toEqual({
    country: places[1]?.country,
    latitude: places[1]?.latitude,
    longitude: places[1]?.longitude,
  });
  expect(readPoint(writePoint(saved.location))).toMatchObject({ country: 'FR', latitude: 45.8992 });
  expect(readPoint('')).toBeUndefined();
});

describe('equipment', () => {
  const board = someVehicleEquipments();

  test('unchanged fields have no differences', () => {
    expect(equipment.changesOf(board, equipment.valuesOf(board))).toEqual({});
  });

  test('removed equipment has no energy source; each piece counts once', () => {
    const typed = { ...equipment.valuesOf(board), 'equipments.hob': undefined, 'equipments.oven': 'on' };
    const changes = equipment.changesOf(board, typed);
    expect(changes).toEqual({
      equipments: ['shower', 'toilet', 'oven', 'fridge', 'heating', 'awning'],
      cooking_energies: [],
    });
    expect(equipment.countChanges(board, changes)).toBe(3);
    expect(equipment.isAsked('cooking_energies', typed)).toBe(false);
    expect(equipment.isAsked('electric_plug_types', typed)).toBe(true);
  });
});

test('beds are in their part of the vehicle', () => {
  const bed = { id: 1, kind: 'double', ...USUAL_BEDS.double } as const;
  const roof = { ...bed, id: 2, kind: 'pop_top', place: 'roof' } as const;
  const zones = toBedZones([bed, roof]).map(({ place, beds }) => [place, beds.length]);
  expect(zones).toEqual([
    ['rear', 1],
    ['middle', 0],
    ['front', 0],
    ['cab', 0],
    ['roof', 1],
  ]);
  expect(countPlaces([bed, roof])).toBe(4);
});

test('two different addresses conflict, two equal ones do not', () => {
  const elsewhere = { ...saved.location, street: 'Quai 9' };
  const baseline = { location: saved.location };
  const theirs = { location: elsewhere };
  const names = (mine: object) => clashingNames({ baseline, theirs, changes: { location: mine } });
  expect(names({ ...saved.location, street: 'Quai 10' })).toEqual(['location']);
  expect(names({ ...elsewhere })).toEqual([]);
});
