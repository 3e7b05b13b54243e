import type {
  InsuranceChoice,
  InsuranceChoices,
  InsuranceQuery,
  RentalCoverConditions,
  SimilarInsurances,
} from '@campavia/contracts';
import {
  convert,
  daysInclusive,
  formatDecimal,
  INSURANCE_TIERS,
  offerOf,
  rateMicros,
  tierOfSlug,
  tiersFor,
  type CurrencyCode,
  type InsuranceTier,
} from '@campavia/domain';
import { createServerIntl, formatMoney } from '@campavia/i18n/server';
import { catalogueOf, type Site } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import { parseStayDates } from '../../core/parse-query';
import { translate } from '../../core/messages/messages';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import { findOwnerInsurance } from '../insurance-conditions/insurance-conditions.service';
import { parseCamperId, requireVisible } from '../listings/camper-access.service';
import { toInsuranceChoice, withOwnerInsurance } from './insurance.mapper';
import { createInsuranceStore } from './insurance.store';

export { breakdownNumberOf } from './breakdown-numbers';

interface Needs {
  database: Database;
  rentalCover: RentalCover;
}

/** The caller, and a simulated failure for demonstrations. */
export interface InsuranceReader {
  userId: number | undefined;
  currency: CurrencyCode;
  site: Site;
  fault: string | undefined;
}

/** Insurances of campers. */
export function createInsuranceService({ database, rentalCover }: Needs) {
  const store = createInsuranceStore(database);

  /**
   * The insurances that a guest can choose for a camper, priced for the stay if there are dates.
   * @throws HttpError 404, 410 as the listing; 503 RENTAL_COVER_SERVICE_UNAVAILABLE
   * @throws InvalidFieldsError for an invalid camper or dates
   */
  async function choices(query: InsuranceQuery, asker: InsuranceReader): Promise<InsuranceChoices> {
    if (!/^\d+$/.test(query.camper_id))
      throw new InvalidFieldsError({ camper_id: { id: 'field_not_whole' } });
    const dates = parseStayDates(query);
    const number = parseCamperId(query.camper_id);
    const camper = requireVisible(number === undefined ? undefined : await store.find(number), asker.userId);
    const { perDay: eurosPerDay } = await rentalCover.terms(asker.fault);
    const days = dates && daysInclusive(dates.from, dates.to);
    const currencyUsed = query.currency ?? asker.currency;
    const insured = { currencyOwner: camper.currency, currencyUsed, days };
    const cover = offerOf(eurosPerDay, { ...insured, days: days ?? 1 });
    const stated = await findOwnerInsurance(database, camper);
    return {
      choices: tiersFor(camper.insured_by).map((tier) =>
        tier.slug === 'none'
          ? withOwnerInsurance(toInsuranceChoice(tier, insured), stated, insured)
          : toInsuranceChoice(tier, insured),
      ),
      rental_cover: {
        price_per_day: formatDecimal(cover.perDay),
        price: days === undefined ? null : formatDecimal(cover.total),
        currency: currencyUsed,
      },
    };
  }

  /** One insurance by its name. @throws HttpError 404 insurance_not_found */
  function get(slug: string, currency: CurrencyCode): InsuranceChoice {
    return toInsuranceChoice(tierFor(slug), { currencyOwner: currency, currencyUsed: currency });
  }

  /** Alternatives to an insurance. @throws HttpError 404 insurance_not_found */
  function similar(slug: string, currency: CurrencyCode): SimilarInsurances {
    const tier = tierFor(slug);
    const others = INSURANCE_TIERS.filter((other) => other !== tier && other.slug !== 'none');
    return { choices: others.map((other) => get(other.slug, currency)) };
  }

  /** Conditions of the rental cover. @throws HttpError 503 RENTAL_COVER_SERVICE_UNAVAILABLE */
  async function coverConditions(asker: InsuranceReader): Promise<RentalCoverConditions> {
    const terms = await rentalCover.terms(asker.fault);
    const { currency } = asker;
    const amountOf = (euros: number) => formatDecimal(convert(euros, rateMicros('EUR', currency)));
    const amount = amountOf(terms.mostAmount);
    return {
      provider: terms.provider,
      version: terms.version,
      valid_from: terms.validFrom,
      max_amount: amount,
      max_days: terms.mostDays,
      price_per_day: amountOf(terms.perDay),
      currency,
      covered: [...terms.covered],
      not_covered: [...terms.notCovered],
      text: coverText(asker, amount, terms.mostDays),
    };
  }

  return { choices, get, similar, coverConditions };
}

function coverText({ site, currency }: InsuranceReader, most: string, days: number): string {
  const amount = formatMoney(createServerIntl(site, {}), most, currency, 'shortest');
  return translate(catalogueOf(site), 'rental_cover_conditions', { amount, days });
}

export type InsuranceService = ReturnType<typeof createInsuranceService>;

function tierFor(slug: string): InsuranceTier {
  const tier = tierOfSlug(slug);
  if (!tier) throw new HttpError(404, 'insurance_not_found');
  return tier;
}
