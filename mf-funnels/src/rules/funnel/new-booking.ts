/** Stands in an address where the number of a booking will, once it is begun. */
export const NEW_BOOKING = 'new';
