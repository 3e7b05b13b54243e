export { BrokenReleaseError, MissingFileError, MissingReleaseError } from './release-errors';
export { createReleaseCache, type ReleaseCache, type ReleaseCacheOptions } from './release-cache';
