/** Aspects that a review can give stars to, by who writes it. */
export const REVIEW_PARTS = {
  guest: ['cleanliness', 'accuracy', 'mechanics', 'handover', 'communication'],
  owner: ['care', 'punctuality', 'communication'],
} as const;

/** Whether the guest or the owner of a trip writes. */
export type ReviewAuthor = keyof typeof REVIEW_PARTS;
export type ReviewPart = (typeof REVIEW_PARTS)[ReviewAuthor][number];

export const MAX_REVIEW_PICTURES = 5;
