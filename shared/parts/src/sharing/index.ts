export { saveFile } from './save-file';
export { shareAddress, type SharedAddress, type SharingOutcome } from './share-address';
