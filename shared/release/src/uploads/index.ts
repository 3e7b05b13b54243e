export { checkRelease, releaseText } from './check-release';
export { readBuiltRelease } from './read-built-release';
export { createUploadClient, type UploadClient } from './upload-client';
export { uploadRelease, type Uploaded, type UploadProgress } from './upload-release';
export {
  createUploads,
  type StartedUpload,
  type IncomingFile,
  type Uploads,
  type UploadsOptions,
} from './uploads';
