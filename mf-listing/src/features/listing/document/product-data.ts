import type { Listing, Review } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';

import { sharePictureUrl } from './share-picture';

/** With fewer reviews the page shows no average. */
const MIN_REVIEWS_FOR_AVERAGE = 3;
/** In characters, for search engines. */
const MAX_DESCRIPTION_LENGTH = 5000;

export interface ProductOptions {
  site: Site;
  origin: string;
  reviews: readonly Review[];
}

/** Structured data of a camper (schema.org Product). */
export function createProductData(listing: Listing, { site, origin, reviews }: ProductOptions): object {
  const url = origin + pathOn(site, `/campers/${listing.id}`);
  const description = listing.description.trim().slice(0, MAX_DESCRIPTION_LENGTH);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#camper`,
    name: listing.title,
    ...(description && { description }),
    url,
    sku: String(listing.id),
    image: imagesOf(listing).map((address) => new URL(address, origin).href),
    brand: { '@type': 'Brand', name: listing.brand },
    model: listing.model,
    offers: offerOf(listing, url),
    ...ratingOf(listing),
    ...reviewsOf(reviews),
  };
}

function imagesOf(listing: Listing): string[] {
  const share = sharePictureUrl(listing);
  return [...(share ? [share] : []), ...listing.pictures.map(({ url }) => url)];
}

/** The offer with the price per day without dates, as the page shows it. */
function offerOf({ price_per_day, currency, city, country, owner }: Listing, url: string): object {
  const price = { price: price_per_day, priceCurrency: currency };
  return {
    '@type': 'Offer',
    url,
    ...price,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'DAY' },
    availability: 'https://schema.org/InStock',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    seller: { '@type': owner.professional ? 'Organization' : 'Person', name: owner.first_name },
    availableAtOrFrom: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
  };
}

function ratingOf({ review_average: average, review_count: count }: Listing): object {
  if (average === null || count < MIN_REVIEWS_FOR_AVERAGE) return {};
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
  return { aggregateRating };
}

/** Reviews with a name and a text, as the page shows them. */
function reviewsOf(reviews: readonly Review[]): object {
  const shown = reviews.flatMap(
    ({ rating, comment, guest_first_name: name, published_date: published, language }) => {
      const reviewBody = comment?.trim();
      if (!reviewBody || !name) return [];
      return [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name },
          datePublished: published.slice(0, 10),
          ...(language && { inLanguage: language }),
          reviewBody,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
        },
      ];
    },
  );
  return shown.length > 0 ? { review: shown } : {};
}
