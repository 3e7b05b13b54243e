/** What pages with papers remember answers by. */
export const documentKeys = {
  guest: (userId: number) => `documents/guest/${userId}`,
  booking: (id: number) => `documents/booking/${id}`,
};
