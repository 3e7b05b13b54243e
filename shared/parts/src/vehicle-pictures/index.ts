export { vehiclePictures } from './vehicle-pictures';
