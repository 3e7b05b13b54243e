/**
 * The calls in sections 7 of the guest's and the owner's specification, as methods and path. Calls to the site's own
 * server (`/api/internals/…`) and to other services are not included.
 */
const TABLE = `
  POST                    /oauth/token/
  POST                    /oauth/revoke_token/
  POST                    /v4/users/auth/log-as/
  POST                    /3/users/
  GET,PATCH,DELETE        /3/users/me/
  GET                     /3/users/{id}/
  POST                    /3/users/me/pictures/
  POST                    /3/manage-password/
  GET,POST                /3/certify-phone/
  GET                     /3/moneyboxes/
  GET,POST,PATCH          /v4/users/me/company/
  GET,POST,PATCH          /v4/users/me/legal/

  GET                     /3/campers/search/
  GET                     /3/yesboony/search/
  GET                     /3/products/
  GET                     /3/products/{id}/
  GET                     /3/search_locations/
  GET                     /3/info_location/
  GET                     /v4/geolocation/places/
  GET                     /v4/geolocation/places/{slug}/
  GET                     /v4/brands/
  GET                     /v4/brands-models/
  GET                     /v4/manufacturers/
  GET                     /v4/manufacturers-models/

  GET                     /v4/bookings-guest/
  POST                    /v4/bookings/
  GET                     /v4/bookings-guest/options/
  GET,PATCH               /v4/bookings-guest/{id}/
  PATCH                   /v4/bookings-guest/{id}/snooze/
  PATCH                   /v4/bookings-guest/{id}/cancel/
  PATCH                   /v4/bookings-guest/{id}/validate/
  POST                    /v4/bookings-guest/{id}/extensions/
  PATCH                   /v4/bookings-guest/{id}/extensions/validate/
  GET                     /v4/bookings-guest/{id}/extensions/confirm/
  PATCH                   /v4/bookings-guest/{id}/extensions/cancel/
  DELETE                  /v4/bookings-guest/{id}/extensions/{extId}/
  GET,POST                /v4/bookings-guest/{id}/upgrades/
  PATCH                   /v4/bookings-guest/{id}/upgrades/validate/
  PATCH                   /v4/bookings-guest/{id}/upgrades/cancel/
  DELETE                  /v4/bookings-guest/{id}/upgrades/{upId}/

  GET,PATCH               /3/my-requests/{id}/prices/
  POST                    /3/my-requests/{id}/options/
  GET                     /3/my-requests/{id}/payment/
  GET                     /3/my-requests/{id}/payments/
  GET,POST                /3/my-requests/{id}/payment/summary/
  POST                    /3/my-requests/{id}/payment/confirm/
  GET                     /3/my-requests/{id}/payment/web-redirect/
  GET                     /3/my-requests/{id}/payment/final/
  POST                    /3/my-requests/{id}/payment/async/
  GET                     /3/my-requests/{id}/payment/async/{asyncId}/
  GET                     /3/my-requests/{id}/refund/

  GET                     /3/insurance/
  GET                     /3/insurance/similar/{slug}/
  GET                     /3/insurance/{slug}/
  GET,POST,PATCH          /3/insurance/condition/{id}/
  GET,POST,PATCH          /3/insurance/condition/product/{id}/
  GET                     /v4/rental-cover/conditions/

  GET                     /v4/reviews/
  GET                     /v4/reviews/stats/
  GET                     /3/reviews-needed/
  POST                    /3/review/create/{idBooking}/
  GET,PATCH               /3/review/{id}/
  PATCH                   /3/review/{id}/photo/
  PATCH,POST              /3/review/{id}/report/

  GET                     /3/chats/
  GET                     /3/chats/{id}/
  GET                     /3/chats/product/{adId}/{guestId}/
  POST                    /3/chats/{id}/messages/
  POST                    /3/chats/product/{camperId}/{guestId}/messages/
  PATCH                   /3/chats/messages/{id}/

  GET,POST                /3/wishlists/
  GET,PATCH,DELETE        /3/wishlist/{slug}/
  POST,DELETE             /3/wishlist/{slug}/product/

  GET                     /3/faq/
  GET                     /3/faq/user/{id}/
  GET                     /3/referential/
  POST                    /v4/events/send/

  GET,POST                /3/mangopay/iban/
  GET,PATCH               /3/mangopay/ubo-declaration/
  GET,POST                /3/mangopay/ubo-declaration/{id}/ubo/
  PATCH                   /3/mangopay/ubo-declaration/{id}/ubo/{uboId}/
  GET                     /3/mangopay/payin/
  GET                     /3/mangopay/payout/

  GET                     /v4/bookings-owner/
  GET                     /v4/bookings-owner/options/
  GET                     /v4/bookings-owner/{id}/
  PATCH                   /v4/bookings-owner/{id}/accept/
  PATCH                   /v4/bookings-owner/{id}/cancel/
  PATCH                   /v4/bookings-owner/{id}/refuse/
  PATCH                   /v4/bookings-owner/{id}/extensions/accept/
  PATCH                   /v4/bookings-owner/{id}/extensions/refuse/
  GET                     /3/my-bookings/{id}/prices/

  GET                     /3/products/me/paginated/
  GET                     /3/products/me/filters/
  POST,DELETE             /3/products/{id}/update/
  PATCH                   /3/products/{id}/update/preferences/
  PUT,DELETE              /3/products/{id}/photos/{photoId}/
  GET                     /3/products/{id}/stats/
  GET                     /v4/products/{id}/progress/
  GET,POST                /3/products/{id}/calendar/periods/
  PATCH,DELETE            /3/products/{id}/calendar/periods/{idPeriod}/
  GET,POST                /3/products/{id}/calendar/prices/
  PATCH,DELETE            /3/products/{id}/calendar/prices/{idPrice}/
  GET                     /3/products/{id}/calendar-feed/
  POST,DELETE             /3/products/{id}/ical-feed/
  GET,PATCH               /3/products/{id}/prices-details/
  POST,PATCH,DELETE       /3/products/{id}/options/
  GET                     /3/products/{id}/price/
  GET                     /3/products/{id}/availabilities/
  GET                     /v4/goboony/listing/{id}/redirect-url/

  POST                    /v4/vehicles/
  GET,PATCH               /v4/vehicles/{id}/
  GET,PATCH               /v4/vehicles/{id}/equipments/
  GET,POST                /v4/vehicles/{id}/photos/
  PATCH,DELETE            /v4/vehicles/{id}/photos/{photoId}/
  PATCH                   /v4/vehicles/{id}/photos/{photoId}/rotate
  GET,POST                /v4/vehicles/{id}/sleepings/
  DELETE                  /v4/vehicles/{id}/sleepings/{sleepingId}/

  GET,PATCH               /3/docs/{id}/
  GET                     /3/docs/vehicle/{id}/
  GET                     /3/docs/booking/{id}/
  GET                     /3/docs/guest/{id}/
  GET                     /3/docs/owner/{id}/
  POST                    /3/docs/{id}/pages/
  DELETE                  /3/docs/{id}/pages/{pageId}/
  POST                    /v4/doctective/check/

  POST                    /v4/campers/earnings-simulation/
  GET                     /v4/leads/lead-sources/{id}/
  POST                    /v4/crm/hubspot/push-lead-ad-onboarding/{idUser}/
`;

/** Calls of the table by method and path. */
export const SPECIFIED_CALLS: readonly string[] = TABLE.split('\n').flatMap((line) => {
  const [methods, path] = line.trim().split(/\s+/);
  return path === undefined ? [] : (methods ?? '').split(',').map((method) => `${method} ${path}`);
});
