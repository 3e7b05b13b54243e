export { CamperCard, type CamperCardProps } from './camper-card';
export { CamperCardSkeleton } from './camper-card-skeleton';
export { CamperRail, type CamperRailProps } from './camper-rail';
export { equipmentGroupMessages } from './equipment-group.messages';
export { equipmentMessages } from './equipment.messages';
export { PriceLine, type PriceLineProps } from './price-line';
export { Rating, type RatingProps } from './rating';
export { TripDates, type TripDatesProps } from './trip-dates';
export { vehicleTypeMessages } from './vehicle-type.messages';

// Names of version 0.1, still imported by releases that were built with it.
/** @deprecated `CamperCardSkeleton` */
export { CamperCardSkeleton as CamperCardGhost } from './camper-card-skeleton';
