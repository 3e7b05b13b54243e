import type { VehicleTypeCode } from '@campavia/domain';

import type { Category } from './categories';

/** Apart from the other categories, so that the home page loads only this. */
const ALONE: Partial<Record<VehicleTypeCode, Category>> = { campervan: 'campervan', van: 'van' };

export function categoryOfType(code: VehicleTypeCode): Category | undefined {
  return ALONE[code];
}
