// Names of 0.1, which releases that were built with it still import.

/** @deprecated `CamperCardSkeleton` */
export { CamperCardSkeleton as CamperCardGhost } from './camper-card-skeleton';
