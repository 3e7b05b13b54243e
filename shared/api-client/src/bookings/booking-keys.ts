/** What pages of bookings remember answers by, apart from `keys` so that no first page carries them. */
export const bookingKeys = {
  guest: (id: number | string) => `bookings/guest/${id}`,
  owner: (id: number | string) => `bookings/owner/${id}`,
  price: (id: number | string) => `bookings/guest/${id}/price`,
  ownerPrice: (id: number | string) => `bookings/owner/${id}/price`,
};
