import type { Referential } from '@campavia/contracts';
import { EQUIPMENTS, VEHICLE_TYPES } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import { FEWEST_DAYS, FIRST_PICK_UP_DAYS, FURTHEST_RETURN_DAYS } from '../../marketplace/calendar-limits';
import { averageOf } from '../../marketplace/review-average';
import { POPULAR_PLACES, POPULAR_RADIUS_KM } from '../../marketplace/popular-places';
import { createReferentialStore } from './referential.store';

const FRESH_MS = 60_000;

const PAYMENT_MEANS = ['card', 'card_2', 'cred_4', 'paypal', 'sofort', 'ideal', 'mbway'];

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

type Common = Omit<Referential, 'phone_number'>;

/** What every page may need to know of the product; counted at most once a minute. */
export function createReferentialService(database: Database) {
  const store = createReferentialStore(database);
  let counted: { common: Promise<Common>; at: number } | undefined;

  /** The referential in a language. */
  async function get(language: Language): Promise<Referential> {
    if (!counted || performance.now() - counted.at > FRESH_MS) {
      counted = { common: count(), at: performance.now() };
      // A count that failed must not be remembered for a minute.
      counted.common.catch(() => (counted = undefined));
    }
    return { ...(await counted.common), phone_number: PHONE_NUMBERS[language] };
  }

  async function count(): Promise<Common> {
    const [{ perType, campers, reviews, ratings }, flags, places] = await Promise.all([
      store.standing(),
      store.flags(),
      popularPlaces(),
    ]);
    return {
      can_publish_camper: true,
      payment_type_available: PAYMENT_MEANS,
      vehicle_types: VEHICLE_TYPES.map(({ id, code }) => ({ id, code, campers: perType.get(id) ?? 0 })),
      equipments: EQUIPMENTS.map(({ code, group }) => ({ code, group })),
      booking_min_days: FEWEST_DAYS,
      min_future_rental: FIRST_PICK_UP_DAYS,
      max_future_rental: FURTHEST_RETURN_DAYS,
      flags,
      stats: { campers, reviews, average: averageOf(ratings, reviews) },
      popular_places: places,
    };
  }

  async function popularPlaces(): Promise<Referential['popular_places']> {
    const places = await store.placesOf(POPULAR_PLACES);
    return Promise.all(
      places.map(async ({ slug, name, country, ...centre }) => {
        const campers = await store.campersAround(centre, POPULAR_RADIUS_KM);
        return { slug, name, country, campers };
      }),
    );
  }

  return { get };
}

export type ReferentialService = ReturnType<typeof createReferentialService>;
