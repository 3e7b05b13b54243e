import { readFileSync } from 'node:fs';
import path from 'node:path';

import { createHttp, type Http } from '@campavia/api-client/core';
import { aCompany, aLegalProfile, anEarningsSimulation, aSignUp } from '@campavia/contracts/testing';

import * as client from './index';
import { OPERATIONS, type EndpointName } from './operations';
import { answeringServer } from './testing/answering-server';

const credentials = { email: 'guest@campavia.test', password: 'campavia', clientId: 'campavia-web' };

const code = {
  code: 'code-1',
  codeVerifier: 'verifier-1',
  redirectUri: 'https://campavia.test/auth/success',
  nonce: 'nonce-1',
  clientId: 'campavia-web',
};

/** Calls each endpoint with anything that makes it ask. */
const asked: Record<EndpointName, (http: Http) => Promise<unknown>> = {
  deleteCamper: (http) => client.deleteCamper(1201, { reason: 'DELETE_SOLD' }, { http }),
  createEarningsSimulation: (http) => client.createEarningsSimulation(anEarningsSimulation(), { http }),
  getLeadSource: (http) => client.getLeadSource(1, { http }),
  pushOnboardingLead: (http) => client.pushOnboardingLead(7, { http }),
  approveListing: (http) => client.approveListing(1204, { submission_id: 31 }, { http }),
  getModerationListing: (http) => client.getModerationListing(1204, { http }),
  getModerationQueue: (http) => client.getModerationQueue({ page: 2 }, { http }),
  requestListingChanges: (http) =>
    client.requestListingChanges(1204, { submission_id: 31, reasons: ['PRICES'] }, { http }),
  submitListing: (http) => client.submitListing(1204, { http }),
  getListingProgress: (http) => client.getListingProgress(1201, { http }),
  getOwnCamper: (http) => client.getOwnCamper(1201, { http }),
  getOwnCampers: (http) => client.getOwnCampers({ page: 1, city: 'annecy' }, { http }),
  getSisterRedirect: (http) => client.getSisterRedirect(1201, { http }),
  getOwnCampersFilters: (http) => client.getOwnCampersFilters({ http }),
  reactivateCamper: (http) => client.reactivateCamper(1201, { http }),
  suspendCamper: (http) => client.suspendCamper(1201, { reason: 'REASON_NONE' }, { http }),
  addClaimPhoto: (http) => client.addClaimPhoto(7001, 501, new File(['photo'], 'mirror.jpg'), { http }),
  addOwnerConditionPhoto: (http) =>
    client.addOwnerConditionPhoto(7001, 'pick_up', new File(['photo'], 'front.jpg'), { http }),
  confirmOwnerConditionReport: (http) => client.confirmOwnerConditionReport(7001, 'pick_up', 4, { http }),
  createClaim: (http) =>
    client.createClaim(7001, { kind: 'damage', amount: '120.00', description: 'Mirror' }, { http }),
  getOwnerConditionPhoto: (http) => client.getOwnerConditionPhoto(7001, 8101, { http }),
  getOwnerConditionReports: (http) => client.getOwnerConditionReports(7001, { http }),
  getOwnerContract: (http) => client.getOwnerContract(7001, { http }),
  removeOwnerConditionPhoto: (http) => client.removeOwnerConditionPhoto(7001, 'pick_up', 8101, { http }),
  updateOwnerConditionReport: (http) =>
    client.updateOwnerConditionReport(7001, 'pick_up', { version: 0, fuel_eighths: 8 }, { http }),
  withdrawClaim: (http) => client.withdrawClaim(7001, 501, { http }),
  acceptClaim: (http) => client.acceptClaim(7001, 501, { http }),
  addConditionPhoto: (http) =>
    client.addConditionPhoto(7001, 'pick_up', new File(['photo'], 'front.jpg'), { http }),
  answerClaim: (http) => client.answerClaim(7001, 501, 'It was broken before.', { http }),
  confirmConditionReport: (http) => client.confirmConditionReport(7001, 'pick_up', 4, { http }),
  confirmForOwner: (http) =>
    client.confirmForOwner(7001, 'pick_up', { version: 4, code: '402917' }, { http }),
  getConditionPhoto: (http) => client.getConditionPhoto(7001, 8101, { http }),
  getConditionReports: (http) => client.getConditionReports(7001, { http }),
  removeConditionPhoto: (http) => client.removeConditionPhoto(7001, 'pick_up', 8101, { http }),
  sendOwnerCode: (http) => client.sendOwnerCode(7001, 'pick_up', { http }),
  updateConditionReport: (http) =>
    client.updateConditionReport(7001, 'pick_up', { version: 0, fuel_eighths: 8 }, { http }),
  cancelTogetherWithGuest: (http) => client.cancelTogetherWithGuest(7001, { agrees: true }, { http }),
  completeBooking: (http) => client.completeBooking(7001, { http }),
  snoozeOwnerBooking: (http) => client.snoozeOwnerBooking(7001, { http }),
  addIcalFeed: (http) =>
    client.addIcalFeed(12, { name: 'Airbnb', url: 'https://airbnb.test/1.ics' }, { http }),
  deleteIcalFeed: (http) => client.deleteIcalFeed(12, 3, { http }),
  readIcalFeed: (http) => client.readIcalFeed(12, 3, { http }),
  renewIcalExport: (http) => client.renewIcalExport(12, { http }),
  copyCalendarWeek: (http) =>
    client.copyCalendarWeek(
      12,
      { week: '2027-06-07', date_from: '2027-06-14', date_to: '2027-06-20' },
      { http },
    ),
  createCalendarPeriod: (http) =>
    client.createCalendarPeriod(
      12,
      { dates_0: '2027-06-14', dates_1: '2027-06-17', reason: 'OTHER' },
      { http },
    ),
  createCalendarPrice: (http) =>
    client.createCalendarPrice(
      12,
      { date_from: '2027-06-14', date_to: '2027-06-17', price: '90.00', colour: 'blue' },
      { http },
    ),
  deleteCalendarPeriod: (http) => client.deleteCalendarPeriod(12, 71, { http }),
  getCalendarFeed: (http) => client.getCalendarFeed(12, { http }),
  getPriceDetails: (http) => client.getPriceDetails(12, { http }),
  updatePriceDetails: (http) => client.updatePriceDetails(12, { min_days: 3 }, { http }),
  addOwnOption: (http) =>
    client.addOwnOption(12, { code: 'bikes', recurrence: 'day', unit_price: '5.00' }, { http }),
  updateOwnOption: (http) => client.updateOwnOption(12, { id: 3, unit_price: '6.00' }, { http }),
  removeOwnOption: (http) => client.removeOwnOption(12, 3, { http }),
  getPriceExample: (http) => client.getPriceExample(12, { month: 7, days: 7, is_early: false }, { http }),
  getSimilarPrices: (http) => client.getSimilarPrices(12, { http }),
  getVehicle: (http) => client.getVehicle(61, { http }),
  updateVehicle: (http) => client.updateVehicle(61, { height: 265 }, { http }),
  getVehicleEquipments: (http) => client.getVehicleEquipments(61, { http }),
  updateVehicleEquipments: (http) => client.updateVehicleEquipments(61, { equipments: [] }, { http }),
  getSleepings: (http) => client.getSleepings(61, { http }),
  addSleeping: (http) =>
    client.addSleeping(
      61,
      { kind: 'double', place: 'rear', sleeps: 2, width_cm: 140, length_cm: 190 },
      { http },
    ),
  removeSleeping: (http) => client.removeSleeping(61, 7, { http }),
  getBrands: (http) => client.getBrands({ http }),
  getBrandModels: (http) => client.getBrandModels({ http }),
  getManufacturers: (http) => client.getManufacturers({ http }),
  getManufacturerModels: (http) => client.getManufacturerModels({ http }),
  getPreferences: (http) => client.getPreferences(12, { http }),
  createVehicle: (http) =>
    client.createVehicle({ type: 4, location: {} }, { http, idempotencyKey: 'vehicle-1' }),
  addOwnPicture: (http) =>
    client.addOwnPicture(12, new File(['photo'], 'front.jpg'), { http, idempotencyKey: 'picture-1' }),
  getOwnPictures: (http) => client.getOwnPictures(12, { http }),
  moveOwnPicture: (http) => client.moveOwnPicture(12, 501, { index: 0 }, { http }),
  removeOwnPicture: (http) => client.removeOwnPicture(12, 501, { http }),
  restoreOwnPicture: (http) => client.restoreOwnPicture(1201, 501, { index: 0 }, { http }),
  rotateOwnPicture: (http) => client.rotateOwnPicture(12, 501, { rotation: 90 }, { http }),
  updatePreferences: (http) => client.updatePreferences(12, { min_future_days: 3 }, { http }),
  getHoliday: (http) => client.getHoliday({ http }),
  startHoliday: (http) => client.startHoliday({ date_from: '2027-08-01', date_to: '2027-08-15' }, { http }),
  endHoliday: (http) => client.endHoliday({ http }),
  getCamperStatistics: (http) => client.getCamperStatistics(12, 2026, { http }),
  resetCalendarPrices: (http) =>
    client.resetCalendarPrices(12, { date_from: '2027-06-14', date_to: '2027-06-17' }, { http }),
  updateCalendarPeriod: (http) => client.updateCalendarPeriod(12, 71, { reason: 'OTHER' }, { http }),
  certifyPhone: (http) => client.certifyPhone('123456', { http }),
  changePassword: (http) => client.changePassword('old', 'new', { http }),
  confirmAddress: (http) => client.confirmAddress('secret', { http }),
  createCompany: (http) => client.createCompany(aCompany(), { http }),
  createLegalProfile: (http) => client.createLegalProfile(aLegalProfile(), { http }),
  deleteMe: (http) => client.deleteMe({ http }),
  getChildPlaces: (http) => client.getChildPlaces('haute-savoie', { http }),
  getCompany: (http) => client.getCompany({ http }),
  getLegalProfile: (http) => client.getLegalProfile({ http }),
  getMapLabels: (http) => client.getMapLabels([5, 45, 7, 46], 9, { http }),
  getMe: (http) => client.getMe({ http }),
  getMoneyboxes: (http) => client.getMoneyboxes({ http }),
  getUser: (http) => client.getUser(41, { http }),
  logAs: (http) => client.logAs(41, { http }),
  refreshTokens: (http) => client.refreshTokens('refresh-1', 'campavia-web', { http }),
  requestPasswordLink: (http) => client.requestPasswordLink('guest@campavia.test', { http }),
  resetPassword: (http) => client.resetPassword('secret', 'new', { http }),
  revokeToken: (http) => client.revokeToken('access-1', 'campavia-web', { http }),
  sendConfirmation: (http) => client.sendConfirmation({ http }),
  sendConfirmationIfNeeded: (http) => client.sendConfirmationIfNeeded({ http }),
  sendPhoneCode: (http) => client.sendPhoneCode({ http }),
  signIn: (http) => client.signIn(credentials, { http }),
  signInWithCode: (http) => client.signInWithCode(code, { http }),
  signUp: (http) => client.signUp(aSignUp(), { http }),
  updateCompany: (http) => client.updateCompany({ city: 'Lyon' }, { http }),
  updateLegalProfile: (http) => client.updateLegalProfile({ city: 'Lyon' }, { http }),
  updateMe: (http) => client.updateMe({ first_name: 'Zoé' }, { http }),
  uploadMyPicture: (http) => client.uploadMyPicture(new Blob(['picture']), { http }),
  addDocumentPage: (http) => client.addDocumentPage(4711, new File(['page'], 'front.jpg'), { http }),
  checkIdentity: (http) => client.checkIdentity(4711, { http }),
  getDocument: (http) => client.getDocument(4711, { http }),
  getDocumentPage: (http) => client.getDocumentPage(4711, 9001, { http }),
  removeDocumentPage: (http) => client.removeDocumentPage(4711, 9001, { http }),
  updateDocument: (http) => client.updateDocument(4711, { submit: true }, { http }),
  getBookingDocuments: (http) => client.getBookingDocuments(7001, { http }),
  getContractDraft: (http) => client.getContractDraft(7001, { http }),
  getOwnerDocuments: (http) => client.getOwnerDocuments(41, { http }),
  getVehicleDocuments: (http) => client.getVehicleDocuments(61, { http }),
  getGuestDocuments: (http) => client.getGuestDocuments(41, { http }),
  getTripCalendar: (http) => client.getTripCalendar(7001, { http }),
  getListing: (http) => client.getListing(1201, {}, { http }),
  getNearbyPlaces: (http) => client.getNearbyPlaces('annecy', { http }),
  getSeasonPrices: (http) => client.getSeasonPrices({ types: [4] }, { http }),
  getPlace: (http) => client.getPlace('annecy', { http }),
  getReferential: (http) => client.getReferential({ http }),
  getShopRating: (http) => client.getShopRating({ http }),
  searchCampers: (http) => client.searchCampers({ page: 2 }, { http }),
  searchAddresses: (http) => client.searchAddresses({ q: '4 rue du lac', country: 'FR' }, { http }),
  searchPlaces: (http) => client.searchPlaces('ann', 5, { http }),
  sendEvents: (http) => client.sendEvents([], { http }),
  countFacets: (http) => client.countFacets({ page: 2 }, { http }),
  searchBothPlatforms: (http) => client.searchBothPlatforms({ page: 2 }, { http }),
  searchMap: (http) => client.searchMap({ bbox: [5, 45, 7, 46], zoom: 9 }, { http }),
  searchAlternatives: (http) => client.searchAlternatives({ where: 'annecy' }, { http }),
  sendListingEvents: (http) => client.sendListingEvents([{ kind: 'visit', camper: 1201 }], { http }),
  getSavedSearches: (http) => client.getSavedSearches({ http }),
  saveSearch: (http) => client.saveSearch({ query: 'where=annecy', site: 'fr' }, { http }),
  deleteSavedSearch: (http) => client.deleteSavedSearch(7, { http }),
  getPrice: (http) => client.getPrice(1201, { date_from: '2027-08-01', date_to: '2027-08-10' }, { http }),
  getAvailabilities: (http) => client.getAvailabilities(1201, { http }),
  getSimilarCampers: (http) => client.getSimilarCampers(1201, {}, { http }),
  reportListing: (http) => client.reportListing(1201, { reason: 'UNSAFE' }, { http }),
  getInsuranceChoices: (http) => client.getInsuranceChoices(1201, {}, { http }),
  changeInsuranceConditions: (http) =>
    client.changeInsuranceConditions(1201, { files: [], deductible_amount: '900' }, { http }),
  getInsuranceConditions: (http) => client.getInsuranceConditions(1201, { http }),
  sendInsuranceConditions: (http) =>
    client.sendInsuranceConditions(1201, { files: [new File(['pdf'], 'conditions.pdf')] }, { http }),
  getInsurance: (http) => client.getInsurance('standard', { http }),
  getSimilarInsurances: (http) => client.getSimilarInsurances('standard', { http }),
  getRentalCoverConditions: (http) => client.getRentalCoverConditions({ http }),
  getReviews: (http) => client.getReviews({ camper_id: 1201 }, { http }),
  getReviewStats: (http) => client.getReviewStats({ camper_id: 1201 }, { http }),
  acceptExtension: (http) => client.acceptExtension(7001, { http }),
  cancelExtension: (http) => client.cancelExtension(7001, { http }),
  cancelUpgrade: (http) => client.cancelUpgrade(7001, { http }),
  createExtension: (http) => client.createExtension(7001, { reason: 'km_200' }, { http }),
  createUpgrade: (http) => client.createUpgrade(7001, { type: 'buyback' }, { http }),
  deleteExtension: (http) => client.deleteExtension(7001, 31, { http }),
  deleteUpgrade: (http) => client.deleteUpgrade(7001, 32, { http }),
  getExtensionConfirmation: (http) => client.getExtensionConfirmation(7001, { http }),
  getExtensionPrice: (http) => client.getExtensionPrice(7001, { reason: 'km_200' }, { http }),
  getExtensionPrices: (http) => client.getExtensionPrices(7001, { kind: 'days' }, { http }),
  getExtensions: (http) => client.getExtensions(7001, { http }),
  getUpgrades: (http) => client.getUpgrades(7001, { http }),
  refuseExtension: (http) => client.refuseExtension(7001, undefined, { http }),
  validateExtension: (http) => client.validateExtension(7001, undefined, { http }),
  validateUpgrade: (http) => client.validateUpgrade(7001, { http }),
  acceptBooking: (http) => client.acceptBooking(7001, { http }),
  cancelBooking: (http) => client.cancelBooking(7001, { reason: 'BREAKDOWN' }, { http }),
  cancelTogether: (http) => client.cancelTogether(7001, {}, { http }),
  cancelTrip: (http) => client.cancelTrip(7001, { reason: 'DUPLICATE' }, { http }),
  chooseBookingOptions: (http) => client.chooseBookingOptions(7001, { options: [] }, { http }),
  createBooking: (http) =>
    client.createBooking({ camper: 1201, date_from: '2027-08-01', date_to: '2027-08-10' }, { http }),
  getBookingPrice: (http) => client.getBookingPrice(7001, { http }),
  getGuestBooking: (http) => client.getGuestBooking(7001, { http }),
  getGuestBookingOptions: (http) => client.getGuestBookingOptions({}, { http }),
  getGuestBookings: (http) => client.getGuestBookings({ page: 2 }, { http }),
  getOwnerBooking: (http) => client.getOwnerBooking(7001, { http }),
  getOwnerBookingOptions: (http) => client.getOwnerBookingOptions({}, { http }),
  getOwnerBookings: (http) => client.getOwnerBookings({ page: 2 }, { http }),
  getUpdates: (http) => client.getUpdates(7, { http }),
  streamUpdates: (http) =>
    client.streamUpdates({ onReady: () => undefined, onUpdate: () => undefined }, { http }),
  getReceipt: (http) => client.getReceipt(7001, { http }),
  getOwnerPrice: (http) => client.getOwnerPrice(7001, { http }),
  refuseBooking: (http) => client.refuseBooking(7001, { reason: 'BREAKDOWN' }, { http }),
  snoozeBooking: (http) => client.snoozeBooking(7001, { http }),
  updateBooking: (http) => client.updateBooking(7001, { licence_type: 'B' }, { http }),
  updateBookingPrice: (http) => client.updateBookingPrice(7001, { km: 200 }, { http }),
  validateBooking: (http) => client.validateBooking(7001, {}, { http }),
  choosePayment: (http) => client.choosePayment(7001, { type: 'card' }, { http }),
  confirmPayment: (http) => client.confirmPayment(7001, {}, 'attempt-1', { http }),
  getAsyncPayment: (http) => client.getAsyncPayment(7001, 'pay-1', { http }),
  getBookingPayments: (http) => client.getBookingPayments(7001, { http }),
  getPaymentOutcome: (http) => client.getPaymentOutcome(7001, 'payin_1', { http }),
  getPaymentRedirect: (http) => client.getPaymentRedirect(7001, { http }),
  getPaymentSummary: (http) => client.getPaymentSummary(7001, { http }),
  getRefund: (http) => client.getRefund(7001, { http }),
  preparePayment: (http) => client.preparePayment(7001, 'card', { http }),
  startPayment: (http) => client.startPayment(7001, { type: 'paypal' }, 'attempt-1', { http }),
  stopSearchEmails: (http) => client.stopSearchEmails('secret', { http }),
};

const described = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../api/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, unknown>> };

const endpoints = Object.entries(OPERATIONS) as [EndpointName, string][];

function toExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
}

test.each(endpoints)('%s makes the call it is known for: %s', async (name, operation) => {
  await using api = await answeringServer({ body: { results: [] } });
  await asked[name](
    createHttp({ baseUrl: api.origin, site: { isoTag: 'fr-FR', currency: 'EUR' }, apiKey: 'k' }),
  );
  const [method = '', pattern = ''] = operation.split(' ');
  expect(api.calls).toHaveLength(1);
  expect(api.calls[0]?.method).toBe(method);
  expect(api.calls[0]?.url).toMatch(toExpression(pattern));
});

test.each(endpoints)('%s makes a call that the api describes: %s', (_, operation) => {
  const [method = '', pattern = ''] = operation.split(' ');
  expect(described.paths[pattern]).toHaveProperty(method.toLowerCase());
});
