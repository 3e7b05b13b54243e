import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

import {
  AddressSchema,
  AlternativesSchema,
  AnalyticsEventSchema,
  ChatListSchema,
  ChatSchema,
  ListingSchema,
  MapAnswerSchema,
  ChildPlaceSchema,
  EarningsResultSchema,
  EarningsSimulationSchema,
  FaqSchema,
  LeadSourceSchema,
  NearbyPlaceSchema,
  PlaceSchema,
  ReferentialSchema,
  SavedSearchListSchema,
  SearchAnswerSchema,
  SearchResultSchema,
  SeasonPricesSchema,
  SharedWishlistSchema,
  ShopRatingSchema,
  UserFaqSchema,
  WishlistListSchema,
  WishlistSchema,
} from '../index';
import {
  aFaq,
  aListing,
  aMapAnswer,
  aChat,
  aChildPlace,
  aNearbyPlace,
  aLeadSource,
  anAddress,
  anEarningsResult,
  anEarningsSimulation,
  anEvent,
  aPlace,
  aReferential,
  aSearchAnswer,
  aSearchResult,
  aShopRating,
  aSharedWishlist,
  aUserFaq,
  aWishlist,
  someAlternatives,
  someChats,
  someFacets,
  someSavedSearches,
  someSeasonPrices,
  someWishlists,
} from './index';

const withDates = {
  booking_price_per_day: '92.10',
  final_booking_price: '644.70',
  original_booking_price: '702.00',
};

const unavailable = { available: false, code: '108', min_length: 3 } as const;

const cases: [string, TSchema, unknown][] = [
  ['a place', PlaceSchema, aPlace()],
  ['an address', AddressSchema, anAddress()],
  ['a simulation of earnings', EarningsSimulationSchema, anEarningsSimulation()],
  ['simulated earnings', EarningsResultSchema, anEarningsResult()],
  ['questions and answers', FaqSchema, aFaq()],
  ['questions and answers of somebody', UserFaqSchema, aUserFaq()],
  ['a lead source', LeadSourceSchema, aLeadSource()],
  ['a result without dates', SearchResultSchema, aSearchResult()],
  ['a result with dates', SearchResultSchema, aSearchResult(withDates)],
  ['an answer', SearchAnswerSchema, aSearchAnswer([aSearchResult(), aSearchResult({ id: 2 })])],
  ['counts beside filters', SearchAnswerSchema, aSearchAnswer([], { facets: someFacets() })],
  ['a part of the map', MapAnswerSchema, aMapAnswer()],
  ['help without results', AlternativesSchema, someAlternatives()],
  ['searches that are kept', SavedSearchListSchema, someSavedSearches()],
  ['lists of saved campers', WishlistListSchema, someWishlists()],
  ['a list of saved campers', WishlistSchema, aWishlist()],
  ['a list that is shared', SharedWishlistSchema, aSharedWishlist()],
  ['an empty answer', SearchAnswerSchema, aSearchAnswer([])],
  ['a listing without dates', ListingSchema, aListing()],
  [
    'a listing for dates that are too short',
    ListingSchema,
    aListing({ ...withDates, availability: unavailable }),
  ],
  ['a child place', ChildPlaceSchema, aChildPlace()],
  ['a nearby place', NearbyPlaceSchema, aNearbyPlace()],
  ['prices by season', SeasonPricesSchema, someSeasonPrices()],
  ['a referential', ReferentialSchema, aReferential()],
  ['a chat', ChatSchema, aChat()],
  ['chats', ChatListSchema, someChats()],
  ['an event', AnalyticsEventSchema, anEvent()],
  ['a rating of the shop', ShopRatingSchema, aShopRating()],
];

test.each(cases)('builds %s as the contract says', (_, schema, built) => {
  expect([...Value.Errors(schema, built)]).toEqual([]);
});

test('builds the given fields over the defaults', () => {
  expect(aSearchResult({ title: 'Van for two' })).toMatchObject({ title: 'Van for two', city: 'Annecy' });
  expect(aSearchAnswer([aSearchResult(), aSearchResult({ id: 2 })], { count: 41 })).toMatchObject({
    count: 41,
    box: [6.12, 45.9, 6.12, 45.9],
  });
});
