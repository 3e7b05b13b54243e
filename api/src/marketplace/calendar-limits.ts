/** Days from today to the first pick-up and to the last return that any owner may offer. */
export const FIRST_PICK_UP_DAYS = 0;
export const FURTHEST_RETURN_DAYS = 730;

/** The fewest days a trip takes unless the owner asks for more. */
export const FEWEST_DAYS = 1;
