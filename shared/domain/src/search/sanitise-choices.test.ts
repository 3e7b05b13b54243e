import { plainDate } from '../dates';
import { FLAG_FIELDS, parseParams, sanitiseSearch, searchToParams } from './index';

const TODAY = plainDate('2026-11-20');

function sanitise(address: string) {
  const { query, changed, dropped, adjusted } = sanitiseSearch(parseParams(address), TODAY);
  const rules = [...dropped, ...adjusted].map(({ field, rule }) => `${field} ${rule}`);
  return { address: String(searchToParams(query)), changed, rules };
}

test.each([
  ...FLAG_FIELDS.map((field) => `${field}=true`),
  FLAG_FIELDS.map((field) => `${field}=true`).join('&'),
  'licence_type=B',
  'licence_type=C',
  'owner_types=private&owner_types=professional',
  'equipments=shower&equipments=toilet&equipments=bed_guard',
  'vehicle_height=150',
  'vehicle_height=500',
  'review_average__gte=1',
  'review_average__gte=4.75',
  'ordering=price',
  'ordering=rating',
  'where=annecy&ordering=distance',
  'latitude=45.9&longitude=6.12&ordering=distance',
])('keeps %s as it is', (address) => {
  expect(sanitise(address)).toEqual({ address, changed: false, rules: [] });
});

const repaired: [string, string, string[]][] = [
  ['pets=1', 'pets=true', ['pets flag_written_out']],
  ['pets=Yes&isofix=on', 'pets=true&isofix=true', ['pets flag_written_out', 'isofix flag_written_out']],
  ['owner_types=professional&owner_types=private', 'owner_types=private&owner_types=professional', []],
  ['equipments=toilet&equipments=shower&equipments=toilet', 'equipments=shower&equipments=toilet', []],
  ['equipments=shower&equipments=pool', 'equipments=shower', ['equipments equipments_unknown']],
  ['owner_types=private&owner_types=king', 'owner_types=private', ['owner_types owner_types_unknown']],
  ['review_average__gte=4.500', 'review_average__gte=4.5', []],
];

test.each(repaired)('writes %s as %s', (from, to, rules) => {
  expect(sanitise(from)).toEqual({ address: to, changed: true, rules });
});

const removed: [string, string[]][] = [
  ['pets=false', ['pets flag_not_true']],
  ['smoking=0', ['smoking flag_not_true']],
  ['km_unlimited=perhaps', ['km_unlimited flag_not_true']],
  ['licence_type=b', ['licence_type licence_type_unknown']],
  ['owner_types=king', ['owner_types owner_types_unknown']],
  ['equipments=pool&equipments=__proto__', ['equipments equipments_unknown']],
  ['vehicle_height=149', ['vehicle_height vehicle_height_out_of_range']],
  ['vehicle_height=2.8', ['vehicle_height vehicle_height_out_of_range']],
  ['vehicle_height=501', ['vehicle_height vehicle_height_out_of_range']],
  ['review_average__gte=0.99', ['review_average__gte review_average__gte_out_of_range']],
  ['review_average__gte=5.01', ['review_average__gte review_average__gte_out_of_range']],
  ['review_average__gte=best', ['review_average__gte review_average__gte_out_of_range']],
  ['ordering=cheapest', ['ordering ordering_unknown']],
  ['ordering=distance', ['ordering ordering_without_place']],
  ['latitude=45&ordering=distance', ['latitude lone_coordinate', 'ordering ordering_without_place']],
];

test.each(removed)('removes %s', (from, rules) => {
  expect(sanitise(from)).toEqual({ address: '', changed: true, rules });
});
