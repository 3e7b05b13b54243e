/** What pages of payments remember answers by, apart from `keys` so that no first page carries them. */
export const paymentKeys = {
  payments: (id: number | string) => `bookings/guest/${id}/payments`,
  summary: (id: number | string) => `bookings/guest/${id}/payments/summary`,
  refund: (id: number | string) => `bookings/guest/${id}/refund`,
};
