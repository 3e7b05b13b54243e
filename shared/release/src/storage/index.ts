export { createStorage } from './create-storage';
export { FolderStorage } from './folder-storage';
export { removableReleases, type RetentionRules } from './removable-releases';
export { S3Storage } from './s3-storage';
export { StorageUnavailableError, StorageFullError, type Storage } from './storage';
