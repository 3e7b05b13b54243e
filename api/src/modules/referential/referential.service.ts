import { OPTION_LISTS, type Referential } from '@campavia/contracts';
import {
  EQUIPMENTS,
  MIN_STAY_DAYS,
  MIN_DAYS_TO_PICK_UP,
  MAX_DAYS_TO_RETURN,
  type CurrencyCode,
} from '@campavia/domain';
import { catalogueOf, type Language, type Site } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import { CALENDAR_RULES, secondDriverFees } from './handover-rules';
import { isTakenOn, PAYMENT_METHODS } from '../../core/payment-methods';
import { paymentErrorsIn } from './payment-texts';
import { countriesFor, FUTURE_CHOICES, mapOf, TERMS } from './site-facts';
import type { FlagsService } from '../flags/flags.service';
import type { SingleSignOn } from '../../providers/single-sign-on/single-sign-on';
import { createMarketplaceCounts } from './counts';
import { routingOf } from '../../core/routing/routing-of-site';

const PHONE_NUMBERS: Record<Language, string> = {
  en: '+44 20 7946 0127',
  fr: '+33 1 99 00 27 10',
  de: '+49 30 23125 127',
  es: '+34 900 000 127',
  it: '+39 06 0000 0127',
  nl: '+31 20 000 0127',
  pt: '+351 21 000 0127',
  ca: '+34 900 000 128',
};

/** The reader's site, language and currency. */
export interface Reader {
  site: Site;
  language: Language;
  currency: CurrencyCode;
}

export interface ReferentialOptions {
  database: Database;
  flags: FlagsService;
  /** Link targets as configured by the deployment. */
  routing: Record<string, string>;
  /** The identity provider, if one is configured. */
  singleSignOn?: SingleSignOn;
  /** Account id at the provider of the chat assistant. */
  chatAssistantId?: string;
}

/** Product data for every page; counts are cached for a minute. */
export function createReferentialService(options: ReferentialOptions) {
  const { database, flags, routing, singleSignOn, chatAssistantId = null } = options;
  const census = createMarketplaceCounts(database);

  // If the identity provider is unavailable, the site offers no single sign-on.
  const signOnAddress = async () => (await singleSignOn?.address().catch(() => undefined)) ?? null;

  /** The referential for a reader. */
  async function get({ site, language, currency }: Reader): Promise<Referential> {
    const [figures, { can_publish_camper = true, ...known }, single_sign_on] = await Promise.all([
      census.findRecent(),
      flags.on(site.locale),
      signOnAddress(),
    ]);
    return {
      can_publish_camper,
      ...paymentTypesOn(site),
      phone_number: PHONE_NUMBERS[language],
      equipments: EQUIPMENTS.map(({ code, group }) => ({ code, group })),
      options: { ...OPTION_LISTS, ...FUTURE_CHOICES, countries: countriesFor(site) },
      maps: mapOf(site),
      terms: TERMS,
      calendar_rules: CALENDAR_RULES,
      second_driver_fees: secondDriverFees(currency),
      booking_min_days: MIN_STAY_DAYS,
      min_future_rental: MIN_DAYS_TO_PICK_UP,
      max_future_rental: MAX_DAYS_TO_RETURN,
      routing: routingOf(site, routing),
      ...paymentErrorsIn(site.language === language ? catalogueOf(site) : language),
      flags: known,
      single_sign_on,
      chat_assistant_id: chatAssistantId,
      ...figures,
    };
  }

  return { get };
}

export type ReferentialService = ReturnType<typeof createReferentialService>;

function paymentTypesOn(site: Site): Pick<Referential, 'payment_types' | 'payment_type_available'> {
  const payment_types = PAYMENT_METHODS.map((method) => ({
    code: method.code,
    logo: method.logo,
    is_instalments: method.isInstalments,
    is_available: isTakenOn(site, method),
  }));
  const available = payment_types.filter(({ is_available }) => is_available);
  return { payment_types, payment_type_available: available.map(({ code }) => code) };
}
