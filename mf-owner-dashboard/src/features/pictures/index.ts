export { loadMessages } from './load-messages';
export { PicturesBoard } from './pictures-board';
export { picturesMessages } from './pictures.messages';
