import type { VehicleTypeCode } from '@campavia/domain';

import type { Category } from './categories';

/** Types of vehicle that are a category all by themselves; apart, so that the home page carries nothing else. */
const ALONE: Partial<Record<VehicleTypeCode, Category>> = { campervan: 'campervan', van: 'van' };

/** The category that is nothing but this type of vehicle. */
export function categoryOfType(code: VehicleTypeCode): Category | undefined {
  return ALONE[code];
}
