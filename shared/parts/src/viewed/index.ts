export { forgetViewed, rememberViewed, viewedCampers, type ViewedCamper } from './viewed-campers';
export { VIEWED_KEY } from './viewed-key';
