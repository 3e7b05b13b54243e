export { someAvailabilities } from './availabilities';
export { anExtension, anUpgrade, someExtensions, someUpgrades } from './booking-requests';
export {
  aBooking,
  aBookingPrice,
  anOwnerBooking,
  anOwnerPrice,
  someBookingOptions,
  someBookings,
  someOwnerBookings,
} from './bookings';
export { anEvent } from './events';
export { hostileSearches } from './hostile-searches';
export { anInsuranceChoice, rentalCoverConditions, someInsuranceChoices } from './insurance';
export { aNearbyPlace, someSeasonPrices } from './landings';
export { aListing } from './listing';
export { aMapLabel } from './map-labels';
export { anOutbox, anOutboxMessage } from './outbox';
export { aPlace } from './places';
export { aPrice } from './price';
export { aCompany, aLegalProfile, aMoneybox, aPhoneCertification, someMoneyboxes } from './profiles';
export { aReferential } from './referential';
export { aReview, someReviews, someReviewStats } from './reviews';
export { aPicture, aSearchAnswer, aSearchResult } from './search';
export { aMapAnswer, aSavedSearch, someAlternatives, someFacets, someSavedSearches } from './search-help';
export { aLogAsAnswer, someTokens } from './sessions';
export { aShopRating } from './trusted-shop';
export { aMe, aSignUp, aUser } from './users';
