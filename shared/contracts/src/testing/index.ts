export { someAvailabilities } from './listings/availabilities';
export { aHoliday } from './listings/holiday';
export { anOwnPicture, someOwnPictures } from './listings/own-pictures';
export { somePreferences } from './listings/preferences';
export { anOwnerInsurance, someInsuranceConditions } from './listings/insurance-conditions';
export { aPriceExample, somePriceDetails, someSimilarPrices } from './listings/price-details';
export { someCamperStatistics } from './listings/camper-statistics';
export { aCalendarFeed, aCalendarPeriod, anIcalFeed } from './listings/owner-calendar';
export { aChat, aChatBooking, aChatMessage, aChatSummary, someChats } from './chats/chats';
export { aBookingPrice, anOwnerPrice } from './bookings/booking-prices';
export {
  aConditionPhoto,
  aConditionReport,
  aDepositClaim,
  aKilometreSettlement,
  aReturnReport,
  aWrittenReport,
  someConditionReports,
} from './bookings/condition-reports';
export { aCancelledReceipt, aContract, aProfessionalReceipt, aReceipt } from './bookings/receipt';
export {
  anExtension,
  anExtensionPrice,
  anUpgrade,
  someExtensionPrices,
  someExtensions,
  someUpgrades,
} from './bookings/booking-requests';
export {
  aBooking,
  anOwnerBooking,
  someBookingOptions,
  someBookings,
  someOwnerBookings,
} from './bookings/bookings';
export {
  anAccountDeletion,
  anOwnSession,
  aPasskey,
  aPasskeyForm,
  someMailPreferences,
  someOwnSessions,
  somePasskeys,
} from './identity/account';
export { aDocument, aDocumentPage, anIdentityDocument, someDocuments } from './identity/documents';
export { aPayin, somePayins } from './payments/payins';
export { aPayout, somePayouts } from './payments/payouts';
export { aRefundPreview } from './bookings/refund-preview';
export { aFaq, aFaqParagraph, aFaqQuestion, aFaqTrip, aUserFaq } from './site/faq';
export { aLeadSource, anEarningsResult, anEarningsSimulation } from './site/earnings';
export { anEvent } from './site/events';
export { hostileSearches } from './search/hostile-searches';
export { anInsuranceChoice, rentalCoverConditions, someInsuranceChoices } from './listings/insurance';
export { aChildPlace, aNearbyPlace, someSeasonPrices } from './search/landings';
export { aListing } from './listings/listing';
export {
  aListingSubmission,
  aModerationListing,
  aModerationQueue,
  anAnsweredSubmission,
  aWaitingListing,
} from './listings/moderation';
export {
  aBackOfficeOverview,
  aDocumentQueue,
  aFoundPerson,
  anAuditLog,
  aReviewedDocument,
  aStaffAction,
  aStaffPerson,
  aWaitingDocument,
} from './site/back-office';
export { aRefusedRefund, someRefusedRefunds } from './site/refused-refunds';
export { aHeldPayout, aReportCase, aReportQueue, someHeldPayouts } from './site/reports';
export { aWaitingIncident, anIncident, anIncidentQueue } from './site/incidents';
export {
  aRefundProposal,
  aStaffCoupon,
  aStaffCredit,
  aStaffRefund,
  aStaffRefundPreview,
  someStaffCoupons,
  someStaffCredits,
} from './site/money-by-hand';
export { aMapLabel } from './search/map-labels';
export { anOutbox, anOutboxMessage } from './site/outbox';
export { anAddress } from './search/addresses';
export { aPlace } from './search/places';
export { aPrice } from './listings/price';
export {
  aBankAccount,
  aBankAccountForm,
  aBeneficialOwner,
  aUboDeclaration,
} from './identity/payout-accounts';
export { aPayoutRequirement, somePayoutRequirements } from './identity/payout-requirements';
export { aCompany, aLegalProfile, aMoneybox, aPhoneCertification, someMoneyboxes } from './identity/profiles';
export { aReferential } from './site/referential';
export {
  aReview,
  aReviewedCamper,
  aReviewPicture,
  aWallPicture,
  someReviews,
  someReviewStats,
  someWallPictures,
} from './listings/reviews';
export { aPicture, aSearchAnswer, aSearchResult } from './search/search';
export {
  aMapAnswer,
  aSavedSearch,
  someAlternatives,
  someFacets,
  someSavedSearches,
} from './search/search-help';
export { aLogAsAnswer, someTokens } from './identity/sessions';
export { aShopRating } from './site/trusted-shop';
export { aMe, aSignUp, aUser } from './identity/users';
export {
  aListingProgress,
  anOwnCamper,
  anOwnCamperCard,
  someOwnCampers,
  someOwnCampersFilters,
} from './listings/own-campers';
export {
  aVehicle,
  someBrandModels,
  someManufacturerModels,
  someSleepings,
  someVehicleEquipments,
  someVehicleMakes,
} from './listings/vehicle';
export {
  aSharedWishlist,
  aWishlist,
  aWishlistCamper,
  aWishlistSummary,
  someWishlists,
} from './wishlists/wishlists';
export { anOwnReview, aReviewNeeded, someOwnReviews, someReviewsNeeded } from './listings/own-reviews';
