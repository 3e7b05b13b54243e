import { equipmentOfFlag, FLAG_FIELDS } from '@campavia/domain';

import { FLAG_GROUPS } from './flag-groups';

test.each(FLAG_FIELDS)('the filter form offers %s exactly once', (flag) => {
  const grouped = Object.values(FLAG_GROUPS)
    .flat()
    .filter((each) => each === flag);
  const asEquipment = equipmentOfFlag(flag) ? [flag] : [];
  expect([...grouped, ...asEquipment]).toEqual([flag]);
});
