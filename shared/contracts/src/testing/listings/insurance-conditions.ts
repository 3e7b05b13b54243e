import type { InsuranceConditions, OwnerInsurance } from '../../listings/insurance-conditions';

/** The input for an owner's own insurance: one PDF. */
export function anOwnerInsurance(over: Partial<OwnerInsurance> = {}): OwnerInsurance {
  return {
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
    valid_from: '2027-03-01T09:30:00.000Z',
    ...over,
  };
}

/** The conditions of the own insurance of a camper's owner. */
export function someInsuranceConditions(over: Partial<InsuranceConditions> = {}): InsuranceConditions {
  return { etag: '"insurance-conditions-1"', product_id: 1201, conditions: anOwnerInsurance(), ...over };
}
