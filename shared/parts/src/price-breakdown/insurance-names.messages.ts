import { defineMessages } from 'react-intl';

import type { InsuranceSlug } from '@campavia/domain';

type Names = Record<InsuranceSlug, { owner: string }>;

/** Names of the insurances. */
export const insuranceNames = defineMessages<Names>({
  standard: {
    id: 'quote.insurance.standard',
    defaultMessage: 'Standard insurance',
    description: 'Name of the insurance that every trip has unless another is chosen',
  },
  reinforced: {
    id: 'quote.insurance.reinforced',
    defaultMessage: 'Reinforced insurance',
    description: 'Name of the insurance with lower deductibles',
  },
  none: {
    id: 'quote.insurance.own',
    defaultMessage: '{owner}’s own insurance',
    description: 'Name of the insurance that the owner brings. owner: first name',
  },
});
