/** What the sandbox answers with: the codes of Mangopay's public list of errors where it has one. */
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
  /** The sandbox's own: what a failed way back from PayPal comes to, for a card. */
  payPalFailed: '990010',
} as const;

export type ResultCode = (typeof RESULT)[keyof typeof RESULT];

/** What each card that ends in 03 and two digits is refused with: 0301 the first, 0311 the last. */
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
