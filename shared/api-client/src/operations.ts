import type * as client from './index';

type Client = typeof client;

/** Name of a function that asks one endpoint; the file is named after it. */
export type EndpointName = {
  [Name in keyof Client]: Client[Name] extends (...args: never) => Promise<unknown> ? Name : never;
}[keyof Client];

/**
 * The call of the api that each endpoint function makes, as `api/openapi.json` names it. Read when a release
 * is built: it says of itself which calls it makes.
 */
export const OPERATIONS: Readonly<Record<EndpointName, string>> = {
  certifyPhone: 'POST /3/certify-phone/',
  changePassword: 'POST /3/manage-password/',
  confirmAddress: 'POST /3/users/confirm/',
  countFacets: 'GET /3/campers/search/',
  createCompany: 'POST /v4/users/me/company/',
  createLegalProfile: 'POST /v4/users/me/legal/',
  deleteMe: 'DELETE /3/users/me/',
  deleteSavedSearch: 'DELETE /3/saved-searches/{id}/',
  getAvailabilities: 'GET /3/products/{id}/availabilities/',
  getCompany: 'GET /v4/users/me/company/',
  getInsurance: 'GET /3/insurance/{slug}/',
  getInsuranceChoices: 'GET /3/insurance/',
  getLegalProfile: 'GET /v4/users/me/legal/',
  getListing: 'GET /3/products/{id}/',
  getMapLabels: 'GET /v4/geolocation/labels/',
  getMe: 'GET /3/users/me/',
  getMoneyboxes: 'GET /3/moneyboxes/',
  getNearbyPlaces: 'GET /v4/geolocation/places/{slug}/nearby/',
  getPlace: 'GET /v4/geolocation/places/{slug}/',
  getPrice: 'GET /3/products/{id}/price/',
  getReferential: 'GET /3/referential/',
  getRentalCoverConditions: 'GET /v4/rental-cover/conditions/',
  getReviewStats: 'GET /v4/reviews/stats/',
  getReviews: 'GET /v4/reviews/',
  getSavedSearches: 'GET /3/saved-searches/',
  getSeasonPrices: 'GET /3/campers/season-prices/',
  getShopRating: 'GET /3/trustedshop/',
  getSimilarCampers: 'GET /3/products/{id}/similar/',
  getSimilarInsurances: 'GET /3/insurance/similar/{slug}/',
  getUser: 'GET /3/users/{id}/',
  logAs: 'POST /v4/users/auth/log-as/',
  refreshTokens: 'POST /oauth/token/',
  reportListing: 'POST /3/products/{id}/report/',
  requestPasswordLink: 'POST /3/manage-password/',
  resetPassword: 'POST /3/manage-password/',
  revokeToken: 'POST /oauth/revoke_token/',
  saveSearch: 'POST /3/saved-searches/',
  searchAlternatives: 'GET /3/campers/search/alternatives/',
  searchBothPlatforms: 'GET /3/yesboony/search/',
  searchCampers: 'GET /3/products/',
  searchMap: 'GET /3/campers/clusters/',
  searchPlaces: 'GET /v4/geolocation/places/',
  sendConfirmation: 'POST /3/users/me/confirmation/',
  sendEvents: 'POST /v4/events/send/',
  sendMarks: 'POST /v4/marks/',
  sendPhoneCode: 'GET /3/certify-phone/',
  signIn: 'POST /oauth/token/',
  signInWithCode: 'POST /oauth/token/',
  signUp: 'POST /3/users/',
  stopSearchLetters: 'POST /3/saved-searches/unsubscribe/',
  updateCompany: 'PATCH /v4/users/me/company/',
  updateLegalProfile: 'PATCH /v4/users/me/legal/',
  updateMe: 'PATCH /3/users/me/',
  uploadMyPicture: 'POST /3/users/me/pictures/',
};
