import type { Listing } from '../../listings/listing';
import { aPlace } from '../search/places';
import { aPicture } from '../search/search';

const vehicle = {
  brand: 'Volkswagen',
  model: 'California Ocean',
  manufacturer: 'Volkswagen',
  year: 2022,
  seatbelts: 4,
  beds: 4,
  length_cm: 490,
  width_cm: 190,
  height_cm: 199,
  automatic_gear: true,
  fuel: 'diesel',
  licence_type: 'B',
  sleepings: [
    { id: 1, kind: 'bench', place: 'rear', sleeps: 2, width_cm: 114, length_cm: 200 },
    { id: 2, kind: 'pop_top', place: 'roof', sleeps: 2, width_cm: 120, length_cm: 200 },
  ],
  cooking_energies: ['gas'],
  heating_energies: ['diesel'],
  fridge_energies: ['battery'],
  electric_plug_types: ['cee', 'type_e', 'usb'],
} satisfies Partial<Listing>;

const rules = {
  pets_allowed: true,
  smoking_allowed: false,
  abroad_allowed: null,
  km_unlimited: false,
  deposit: '1500.00',
  deposit_currency: 'EUR',
  deposit_mean: ['card'],
  min_days: 2,
  kilometre_packages: [
    { km: 100, price_per_day: '0.00', price_per_day_currency: 'EUR' },
    { km: 200, price_per_day: '12.00', price_per_day_currency: 'EUR' },
  ],
  extra_km_price: '0.20',
  extra_km_price_currency: 'EUR',
  options: [
    {
      id: 51,
      code: 'bikes',
      name: null,
      recurrence: 'day',
      price: '5.00',
      price_currency: 'EUR',
      max_quantity: 4,
    },
    {
      id: 52,
      code: 'bedding',
      name: null,
      recurrence: 'booking',
      price: '30.00',
      price_currency: 'EUR',
      max_quantity: 1,
    },
  ],
  second_driver: { choice: 'not_selected', price_per_day: '2.00', price_per_day_currency: 'EUR' },
  insured_by: 'platform',
  owner_insurance: null,
  driver: { min_age: 21, min_licence_years: 3 },
  cancellation_terms: {
    grace_hours: 24,
    grace_days_ahead: 7,
    on_time_days: 30,
    on_time_percent: 70,
    too_late_percent: 0,
  },
  discount_weekly: 10,
  discount_early: 5,
} satisfies Partial<Listing>;

const owner = {
  vehicle_owner_first_name: 'Camille',
  vehicle_owner_language_spoke: 'fr,en',
  owner: {
    id: 77,
    first_name: 'Camille',
    picture: null,
    professional: false,
    joined_on: '2021-04-12',
    languages_spoken: ['fr', 'en'],
    camper_count: 1,
    answer_rate_as_owner: 96,
  },
} satisfies Partial<Listing>;

/** The page of a campervan in Annecy without dates. */
export function aListing(over: Partial<Listing> = {}): Listing {
  const { name, slug, place_type, ancestors } = aPlace();
  return {
    id: 1201,
    title: 'Campervan for four by the lake',
    type: 4,
    description: 'A compact campervan with a pop-up roof, ready for the mountains.',
    city: 'Annecy',
    country: 'FR',
    latitude: 45.9,
    longitude: 6.12,
    place: { name, slug, place_type },
    ancestors,
    equipments: ['hob', 'fridge', 'awning', 'isofix'],
    pictures: ['lake-dawn', 'inside-bed', 'inside-kitchen', 'floor-plan', 'night-awning'].map(aPicture),
    review_average: 4.8,
    review_count: 23,
    instant_booking_activated: true,
    is_ambassador: false,
    published: true,
    state: 'bookable',
    published_at: '2026-03-01T09:00:00Z',
    availability: null,
    admin_urls: null,
    price_per_day: '84.00',
    booking_price_per_day: null,
    final_booking_price: null,
    original_booking_price: null,
    currency: 'EUR',
    ...vehicle,
    ...rules,
    ...owner,
    ...over,
  };
}
