import { plainDate, TARIFF } from '@campavia/domain';

import { HttpError } from '../../core/http-errors';
import type { RentalCover, RentalCoverTerms } from './rental-cover';

const FAULT = 'rental-cover';

const TERMS: RentalCoverTerms = {
  provider: 'Campavia',
  version: '2026-09',
  validFrom: plainDate('2026-09-01'),
  perDay: TARIFF.rentalCover,
  mostAmount: 200_000,
  mostDays: 60,
  covered: ['accident', 'glass', 'tyres', 'roof', 'inside'],
  notCovered: ['intent', 'influence', 'country_not_allowed'],
};

/** The platform's own rental cover; in the sandbox it can be made unavailable for demonstrations. */
export function chooseRentalCover({ isSandbox }: { isSandbox: boolean }): RentalCover {
  return {
    terms: async (fault) => {
      if (isSandbox && fault === FAULT) throw new HttpError(503, 'RENTAL_COVER_SERVICE_UNAVAILABLE');
      return TERMS;
    },
  };
}
