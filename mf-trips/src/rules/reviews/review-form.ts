/** The steps of a guest's review, in their order. */
export const REVIEW_STEPS = ['booking', 'owner', 'owner-private', 'end'] as const;
export type ReviewStep = (typeof REVIEW_STEPS)[number];

/** The step of an address; the first one if it names none, undefined for an unknown one. */
export function reviewStepOf(text: string | undefined): ReviewStep | undefined {
  return text === undefined ? 'booking' : REVIEW_STEPS.find((step) => step === text);
}

/** Aspects of the first step; the others belong to the step about the owner. */
export const CAMPER_PARTS = ['cleanliness', 'accuracy', 'mechanics'] as const;
export const OWNER_PARTS = ['handover', 'communication'] as const;
export type GuestPart = (typeof CAMPER_PARTS)[number] | (typeof OWNER_PARTS)[number];
