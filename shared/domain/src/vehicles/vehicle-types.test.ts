import { VEHICLE_TYPES, vehicleTypeCode } from './index';

test('types keep the numbers that listings carry', () => {
  expect(VEHICLE_TYPES.map(({ id, code }) => `${id} ${code}`)).toEqual([
    '1 lowprofile',
    '2 coachbuilt',
    '3 aclass',
    '4 campervan',
    '5 van',
    '6 caravan',
    '7 other',
  ]);
  expect(vehicleTypeCode(4)).toBe('campervan');
  expect(vehicleTypeCode(8)).toBeUndefined();
});
