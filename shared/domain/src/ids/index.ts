export { isRecordId } from './record-id';
