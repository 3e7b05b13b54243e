import { EQUIPMENT_GROUPS, EQUIPMENTS } from './index';

test('every piece of equipment has a code of its own, and no group is empty', () => {
  expect(new Set(EQUIPMENTS.map(({ code }) => code)).size).toBe(EQUIPMENTS.length);
  expect([...new Set(EQUIPMENTS.map(({ group }) => group))]).toEqual([...EQUIPMENT_GROUPS]);
});
