/** Placeholder for the booking id in an address, until the booking is created. */
export const NEW_BOOKING = 'new';
