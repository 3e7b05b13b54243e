export { BrokenReleaseError, LostFileError, MissingReleaseError } from './release-errors';
export { createShelf, type Shelf, type ReleaseCacheOptions } from './release-cache';
