export { FIRST_PICTURE_SIZES, Gallery, type GalleryProps } from './gallery';
export { Picture, type PictureProps, type PictureSource } from './picture';
export { PictureDialog, type PictureDialogProps } from './picture-dialog';
