export { BrokenReleaseError, LostFileError, MissingReleaseError } from './broken-release-error';
export { createShelf, type Shelf, type ShelfOptions } from './shelf';
