import type { Listing } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';

import { sharePicture } from './share-picture';

/** Under three reviews a camper is new, and its page tells no average. */
const FEWEST_REVIEWS = 3;
/** Letters of a description that search engines read. */
const LONGEST = 5000;

/** A camper as search engines read it (schema.org Product): what it is, what a day costs, what guests thought. */
export function productData(listing: Listing, site: Site, origin: string): object {
  const url = origin + pathOn(site, `/campers/${listing.id}`);
  const description = listing.description.trim().slice(0, LONGEST);
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
  };
}

function imagesOf(listing: Listing): string[] {
  const share = sharePicture(listing);
  return [...(share ? [share] : []), ...listing.pictures.map(({ url }) => url)];
}

/** What a day costs at least, to rent: the price without dates, as the page shows it. */
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
  if (average === null || count < FEWEST_REVIEWS) return {};
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
  return { aggregateRating };
}
