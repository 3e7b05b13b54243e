/** The operations of incidents and manual payments, for staff only. */
export const STAFF_OPERATIONS = {
  getIncidentQueue: 'GET /v4/back-office/incidents/',
  getIncident: 'GET /v4/back-office/incidents/{id}/',
  getIncidentPhoto: 'GET /v4/back-office/incidents/{id}/photos/{photoId}/',
  decideClaim: 'POST /v4/back-office/incidents/{id}/claims/{claimId}/decide/',
  getRefundProposals: 'GET /v4/back-office/refund-proposals/',
  getStaffRefund: 'GET /v4/back-office/bookings/{id}/refund/',
  getStaffRefundPreview: 'GET /v4/back-office/bookings/{id}/refund/preview/',
  cancelByStaff: 'PATCH /v4/bookings-staff/{id}/cancel/',
  approveRefund: 'POST /v4/back-office/bookings/{id}/refund/approve/',
  withdrawRefund: 'POST /v4/back-office/bookings/{id}/refund/withdraw/',
  getStaffCoupons: 'GET /v4/back-office/coupons/',
  createCoupon: 'POST /v4/back-office/coupons/',
  withdrawCoupon: 'POST /v4/back-office/coupons/{id}/withdraw/',
  getStaffCredits: 'GET /v4/back-office/credits/',
  grantCredit: 'POST /v4/back-office/credits/',
  withdrawCredit: 'POST /v4/back-office/credits/{id}/withdraw/',
} as const;
