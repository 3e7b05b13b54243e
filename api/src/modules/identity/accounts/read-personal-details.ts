import type { UpdateMe } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';

import type { FieldReader } from '../../../core/field-reader';

/** Optional personal details; null clears one. */
export function readPersonalDetails(
  { phone, borned_on }: Pick<UpdateMe, 'phone' | 'borned_on'>,
  fields: FieldReader,
  today: PlainDate,
) {
  return {
    phone: typeof phone === 'string' ? fields.phone('phone', phone) : phone,
    borned_on: typeof borned_on === 'string' ? fields.birthday('borned_on', borned_on, today) : borned_on,
  };
}
