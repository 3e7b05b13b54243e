export { BrokenReleaseError, LostFileError, MissingReleaseError } from './release-errors';
export { createShelf, type Shelf, type ShelfOptions } from './release-cache';
