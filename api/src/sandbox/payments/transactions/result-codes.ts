/** Result codes of the sandbox, from Mangopay's public list of errors where possible. */
export const RESULT = {
  success: '000000',
  generic: '001999',
  refusedByBank: '101101',
  cancelledByPayer: '101002',
  challengeFailed: '101301',
  challengeExpired: '101304',
  sessionExpired: '001034',
  bankLimit: '101112',
  cardLimit: '101104',
  cardExpired: '101105',
  cardInactive: '101410',
  cardLost: '008002',
  fraud: '008999',
  countryRefused: '008508',
  /** The sandbox's own code: a failed PayPal redirect, as used for cards. */
  payPalFailed: '990010',
} as const;

export type ResultCode = (typeof RESULT)[keyof typeof RESULT];

/** Refusal codes of cards that end in 0301 (the first) to 0311 (the last). */
export const CARD_REFUSALS: readonly ResultCode[] = [
  RESULT.challengeFailed,
  RESULT.bankLimit,
  RESULT.cardLimit,
  RESULT.cardExpired,
  RESULT.fraud,
  RESULT.cardInactive,
  RESULT.cardLost,
  RESULT.countryRefused,
  RESULT.challengeExpired,
  RESULT.payPalFailed,
  RESULT.generic,
];
