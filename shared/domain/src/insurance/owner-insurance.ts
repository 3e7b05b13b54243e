/** How many files the conditions of an owner's own insurance have at most. */
export const MAX_INSURANCE_FILES = 5;

/** Largest file of the conditions, in bytes. */
export const MAX_INSURANCE_FILE_BYTES = 10 * 1024 * 1024;

/** Limits of a guest's deductible; whole units of the camper's currency, inclusive. */
export const INSURANCE_DEDUCTIBLE = { least: 0, most: 20_000 };
