export { HeartPlace, type HeartPlaceProps } from './heart-place';
