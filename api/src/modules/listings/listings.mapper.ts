import type { Listing, OwnerInsurance, Place } from '@campavia/contracts';
import { formatDecimal, type CurrencyCode, type Minor } from '@campavia/domain';

import { roundDegrees } from '../../core/geo';
import { equipmentsOf } from '../../database/equipment-mask';
import { toPictures } from '../../core/picture-addresses';
import { portraitOf } from '../../core/picture-addresses';
import { averageOf } from '../../core/review-average';
import type { RequestedStay } from './requested-stay';
import { isOnOffer } from './camper-access.service';
import { insideOf, termsOf } from './listing-terms.mapper';
import type { ListingRow } from './listings.store';

interface Around {
  place: Place;
  ownerInsurance: OwnerInsurance | null;
  perDay: Minor;
  currency: CurrencyCode;
  stay?: RequestedStay;
  /** The back office page, for staff only. */
  officeUrl?: string;
}

/** A camper in the wire format. The coordinates are rounded, so that they do not reveal the address. */
export function toListing(row: ListingRow, { place, ownerInsurance, officeUrl, ...price }: Around): Listing {
  const { camper, owner } = row;
  const { slug, name, place_type } = place;
  return {
    ...vehicleFields(row),
    id: camper.id,
    title: camper.title,
    description: camper.description,
    city: place.name,
    country: place.country,
    latitude: roundDegrees(camper.latitude),
    longitude: roundDegrees(camper.longitude),
    place: { name, slug, place_type },
    ancestors: place.ancestors,
    ...ruleFields(row),
    ...insideOf(row),
    ...termsOf(row, price.currency),
    owner_insurance: ownerInsurance,
    pictures: toPictures(row.scenes),
    review_average: averageOf(row.review_sum, row.review_count),
    review_count: row.review_count,
    vehicle_owner_first_name: owner.first_name,
    vehicle_owner_language_spoke: owner.languages_spoken.join(','),
    owner: ownerOf(row),
    published: isOnOffer(camper),
    state: camper.status as Listing['state'],
    published_at: camper.published_at?.toISOString() ?? '',
    admin_urls: officeUrl ? adminUrls(row, officeUrl) : null,
    ...priceFields(price),
  };
}

/** Public fields of the vehicle: number plate, documents and value are for the owner and the insurer only. */
function vehicleFields({ vehicle }: ListingRow) {
  const { type, brand, model, manufacturer, year, seatbelts, beds, automatic_gear } = vehicle;
  return {
    type,
    brand,
    model,
    manufacturer,
    year,
    seatbelts,
    beds,
    automatic_gear,
    length_cm: vehicle.length_cm,
    width_cm: vehicle.width_cm,
    height_cm: vehicle.height_cm,
    fuel: vehicle.fuel as Listing['fuel'],
    licence_type: vehicle.licence_type as Listing['licence_type'],
  };
}

function ruleFields({ camper }: ListingRow) {
  const { pets_allowed, smoking_allowed, abroad_allowed, km_unlimited, deposit_mean, min_days } = camper;
  return {
    pets_allowed,
    smoking_allowed,
    abroad_allowed,
    km_unlimited,
    deposit_mean,
    min_days,
    equipments: equipmentsOf(camper.equipment),
    deposit: formatDecimal(camper.deposit),
    deposit_currency: camper.currency,
    instant_booking_activated: camper.instant_booking,
    is_ambassador: camper.is_ambassador,
  };
}

function ownerOf({ owner, camper_count }: ListingRow): Listing['owner'] {
  const { id, first_name, languages_spoken, joined_on, answer_rate_as_owner } = owner;
  return {
    id,
    first_name,
    languages_spoken,
    joined_on,
    answer_rate_as_owner,
    camper_count,
    picture: portraitOf(owner.picture),
    professional: owner.professional_type !== null,
  };
}

function adminUrls({ camper, owner }: ListingRow, officeUrl: string): Listing['admin_urls'] {
  return { camper_url: `${officeUrl}/campers/${camper.id}`, owner_url: `${officeUrl}/users/${owner.id}` };
}

function priceFields({ perDay, currency, stay }: Omit<Around, 'place' | 'ownerInsurance' | 'officeUrl'>) {
  const { quote, refusal } = stay ?? {};
  return {
    price_per_day: formatDecimal(perDay),
    booking_price_per_day: quote ? formatDecimal(quote.perDay) : null,
    final_booking_price: quote ? formatDecimal(quote.final) : null,
    original_booking_price: quote ? formatDecimal(quote.original) : null,
    currency,
    availability: stay ? availabilityOf(refusal) : null,
  };
}

function availabilityOf(refusal: RequestedStay['refusal'] | undefined): NonNullable<Listing['availability']> {
  if (!refusal) return { available: true, code: null, min_length: 0 };
  return { available: false, code: refusal.code as '107', min_length: refusal.minLength ?? 0 };
}
