/** What pages of extensions and upgrades remember answers by, apart from `keys` so that no first page carries them. */
export const requestKeys = {
  extensions: (id: number | string) => `bookings/guest/${id}/extensions`,
  confirmation: (id: number | string) => `bookings/guest/${id}/extensions/confirm`,
  upgrades: (id: number | string) => `bookings/guest/${id}/upgrades`,
};
