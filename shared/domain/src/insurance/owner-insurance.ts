/** How many files the conditions of an owner's own insurance have at most. */
export const MAX_INSURANCE_FILES = 5;

/** Largest file of the conditions, in bytes. */
export const MAX_INSURANCE_FILE_BYTES = 10 * 1024 * 1024;

/** What a guest may be asked to pay of a damage; whole units of the camper's currency, ends included. */
export const INSURANCE_DEDUCTIBLE = { least: 0, most: 20_000 };
