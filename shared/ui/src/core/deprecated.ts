// Names of 0.1, which releases that were built with it still import.

/** @deprecated `Tag` */
export { Tag as Plate } from './badge';
/** @deprecated `Skeleton` */
export { Skeleton as Ghost } from './surfaces';
/** @deprecated `RoadDivider` */
export { RoadDivider as ViaLine } from './surfaces';
