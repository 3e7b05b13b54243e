export { BrokenReleaseError, MissingReleaseError } from './broken-release-error';
export { createShelf, type Shelf, type ShelfOptions } from './shelf';
