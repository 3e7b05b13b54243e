export type { EndpointOptions } from './endpoint-options';
export { getListing } from './get-listing';
export { getPlace } from './get-place';
export { getReferential } from './get-referential';
export { keys } from './keys';
export { searchCampers } from './search-campers';
export { searchPlaces } from './search-places';
