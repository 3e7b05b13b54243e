export { createStorage } from './create-storage';
export { FolderStorage } from './folder-storage';
export { removableReleases, type KeepRules } from './removable-releases';
export { S3Storage } from './s3-storage';
export { StorageAwayError, StorageFullError, type Storage } from './storage';
