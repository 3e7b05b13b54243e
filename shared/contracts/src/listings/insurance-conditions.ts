import { Type, type Static } from 'typebox';

import { CURRENCIES } from '@campavia/domain';

import { TaggedSchema } from '../errors';
import { DecimalSchema } from '../lists';

/** A file of the conditions of an owner's own insurance. Its address is its only protection. */
export const InsuranceFileSchema = Type.Object({
  name: Type.String(),
  media_type: Type.Enum(['image/webp', 'application/pdf']),
  bytes: Type.Integer(),
  url: Type.String(),
});
export type InsuranceFile = Static<typeof InsuranceFileSchema>;

/** The data that an owner states about their own insurance. */
export const OwnerInsuranceSchema = Type.Object({
  id: Type.Integer(),
  deductible_amount: DecimalSchema,
  deductible_amount_currency: Type.Enum(CURRENCIES, { description: 'of the camper' }),
  files: Type.Array(InsuranceFileSchema),
  valid_from: Type.String({ description: 'when they were saved' }),
});
export type OwnerInsurance = Static<typeof OwnerInsuranceSchema>;

/** The conditions of the own insurance of a camper's owner; null until they were sent. */
export const InsuranceConditionsSchema = Type.Object(
  {
    ...TaggedSchema.properties,
    product_id: Type.Integer({ description: 'number of the camper' }),
    conditions: Type.Union([Type.Null(), OwnerInsuranceSchema]),
  },
  {
    examples: [
      {
        etag: '"insurance-conditions-1"',
        product_id: 1201,
        conditions: {
          id: 12,
          deductible_amount: '900.00',
          deductible_amount_currency: 'EUR',
          files: [
            {
              name: 'conditions-2027.pdf',
              media_type: 'application/pdf',
              bytes: 182_400,
              url: '/media/insurance-conditions/k2Jx0aQ7yZp3VbN8sT4wGd.pdf',
            },
          ],
          valid_from: '2027-03-15T08:00:00.000Z',
        },
      },
    ],
  },
);
export type InsuranceConditions = Static<typeof InsuranceConditionsSchema>;

export const InsuranceConditionsQuerySchema = Type.Object({
  booking: Type.Optional(
    Type.String({ maxLength: 20, description: 'number of a booking: the conditions that it was agreed on' }),
  ),
});
export type InsuranceConditionsQuery = Static<typeof InsuranceConditionsQuerySchema>;

/** Fields of the form that sends conditions. Files are sent under `file`. */
export interface InsuranceConditionsForm {
  files: readonly File[];
  deductible_amount?: string;
}
