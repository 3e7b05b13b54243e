import type { Review } from '@campavia/contracts';
import { aListing, aReview } from '@campavia/contracts/testing';
import { createServerIntl } from '@campavia/i18n/server';
import { DEFAULT_SITE, SITES, siteOf, type Site } from '@campavia/i18n/sites';

import { createBreadcrumbData } from './breadcrumb-data';
import { createProductData } from './product-data';
import { findFaults } from './testing/find-faults';

const ORIGIN = 'https://campavia.test';

function productOn(
  site: Site = DEFAULT_SITE,
  over: Parameters<typeof aListing>[0] = {},
  reviews: Review[] = [],
) {
  const listing = aListing({ currency: site.currency, ...over });
  const product = createProductData(listing, { site, origin: ORIGIN, reviews });
  return product as Record<string, unknown> & { offers: Record<string, unknown>; image: string[] };
}

interface Breadcrumbs {
  itemListElement: { name: string; item: string }[];
}

function breadcrumbsOn(site: Site): Breadcrumbs {
  return createBreadcrumbData(aListing(), {
    intl: createServerIntl(site, {}),
    site,
    origin: ORIGIN,
    addresses: [{ id: 'place', pattern: '/campervan-hire/{slug}', part: 'mf-search' }],
  }) as Breadcrumbs;
}

describe.each(SITES.map((site) => [site.locale, site] as const))('the structured data on %s', (_, site) => {
  test('is a valid product with an offer and reviews', () => {
    expect(findFaults(productOn(site))).toEqual([]);
    expect(productOn(site)).toMatchObject({
      name: 'Campervan for four by the lake',
      brand: { name: 'Volkswagen' },
      offers: { price: '84.00', priceCurrency: site.currency, priceSpecification: { unitCode: 'DAY' } },
      aggregateRating: { ratingValue: 4.8, reviewCount: 23 },
    });
  });

  test('has valid breadcrumbs of places on the same site', () => {
    const prefix = site === DEFAULT_SITE ? '' : `/${site.locale}`;
    const breadcrumbs = breadcrumbsOn(site);
    expect(findFaults(breadcrumbs)).toEqual([]);
    const [country] = breadcrumbs.itemListElement;
    expect(country).toMatchObject({ item: `${ORIGIN}${prefix}/campervan-hire/france` });
    expect(breadcrumbs.itemListElement.at(-1)).toMatchObject({
      name: 'Campervan for four by the lake',
      item: `${ORIGIN}${prefix}/campers/1201`,
    });
  });
});

test.each([
  ['de-ch', 'Frankreich'],
  ['nl', 'Frankrijk'],
  ['ca', 'França'],
  ['fr', 'France'],
])('the country is named in the language of %s: %s', (locale, name) => {
  const names = breadcrumbsOn(siteOf(locale) ?? DEFAULT_SITE).itemListElement.map((step) => step.name);
  expect(names[0]).toBe(name);
  expect(names).toContain('Haute-Savoie');
});

describe('the data of a camper', () => {
  test.each([
    [null, 0],
    [5, 2],
  ])('has no rating for an average of %s from %i reviews, like its page', (review_average, review_count) => {
    const product = productOn(DEFAULT_SITE, { review_average, review_count });
    expect(product).not.toHaveProperty('aggregateRating');
    expect(findFaults(product)).toEqual([]);
  });

  test('has the reviews with a name and a text', () => {
    const reviews = [
      aReview({ comment: 'Lovely </script>', guest_first_name: 'Nadia', rating: 4 }),
      aReview({ comment: null }),
      aReview({ guest_first_name: null }),
    ];
    const product = productOn(DEFAULT_SITE, {}, reviews);
    expect(findFaults(product)).toEqual([]);
    expect(product.review).toMatchObject([
      { author: { name: 'Nadia' }, reviewBody: 'Lovely </script>', reviewRating: { ratingValue: 4 } },
    ]);
    expect(productOn()).not.toHaveProperty('review');
  });

  test('has a company as the seller if the owner is one', () => {
    const { owner } = aListing();
    const { offers } = productOn(DEFAULT_SITE, { owner: { ...owner, professional: true } });
    expect(offers).toMatchObject({ seller: { '@type': 'Organization', name: 'Camille' } });
  });

  test('has no description if the owner gave none', () => {
    const product = productOn(DEFAULT_SITE, { description: '  ' });
    expect(product).not.toHaveProperty('description');
    expect(findFaults(product)).toEqual([]);
  });

  test('has the same price whatever dates the page is opened with', () => {
    const dated = { booking_price_per_day: '71.00', final_booking_price: '497.00' };
    expect(productOn(DEFAULT_SITE, dated)).toEqual(productOn());
  });

  test('has the picture for shared links and its own', () => {
    const { image } = productOn();
    expect(image.slice(0, 2)).toEqual([
      `${ORIGIN}/media/pictures/lake-dawn/share.jpg`,
      `${ORIGIN}/media/pictures/lake-dawn/640.webp`,
    ]);
    expect(image).toHaveLength(6);
  });
});

/** Typical mistakes in a product, and the fault reported for each. */
test.each<[string, object, string]>([
  ['a price in words', { price: '84 euros' }, 'Product.offers.Offer.price is no price'],
  ['a price of nothing', { price: '0.00' }, 'Product.offers.Offer.price is no price'],
  [
    'a foreign currency',
    { priceCurrency: 'XXX' },
    'Product.offers.Offer.priceCurrency is no currency of a site',
  ],
  ['an address without its site', { url: '/campers/1' }, 'Product.offers.Offer.url is no whole address'],
  ['no availability', { availability: undefined }, 'Product.offers.Offer.availability is missing'],
  ['a misspelt property', { sellr: 'Camille' }, 'Product.offers.Offer.sellr is no property we write'],
])('the check finds %s', (_, slip, fault) => {
  const product = productOn();
  expect(findFaults({ ...product, offers: { ...product.offers, ...slip } })).toEqual([fault]);
});

test.each<[string, object, string]>([
  ['a rating beyond five', { ratingValue: 6 }, 'ratingValue is not between 1 and 5'],
  ['a rating without reviews', { reviewCount: 0 }, 'reviewCount is not between 1 and Infinity'],
])('the check finds %s', (_, slip, fault) => {
  const product = productOn();
  const aggregateRating = { ...(product.aggregateRating as object), ...slip };
  expect(findFaults({ ...product, aggregateRating })).toEqual([
    `Product.aggregateRating.AggregateRating.${fault}`,
  ]);
});

test('the check finds steps out of order and an entry without its context', () => {
  const { itemListElement, ...breadcrumbs } = breadcrumbsOn(DEFAULT_SITE);
  expect(findFaults({ ...breadcrumbs, itemListElement: [...itemListElement].reverse() })).toEqual([
    'BreadcrumbList does not count from 1 on',
  ]);
  expect(findFaults({ ...breadcrumbs, itemListElement, '@context': undefined })).toEqual([
    'BreadcrumbList has no context',
  ]);
});
