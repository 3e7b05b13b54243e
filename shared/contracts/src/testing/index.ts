export { aListing } from './listing';
export { aPlace } from './places';
export { aReferential } from './referential';
export { aPicture, aSearchAnswer, aSearchResult } from './search';
