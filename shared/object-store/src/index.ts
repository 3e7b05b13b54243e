export { ObjectStoreError, S3Objects, type ListedObject } from './s3-objects';
export { readS3Place, type S3Limits, type S3Place } from './s3-place';
