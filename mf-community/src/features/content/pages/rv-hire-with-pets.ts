import { createScreenLoader } from '../create-screen-loader';

export const loadScreen = createScreenLoader(
  (language) => import(`../compiled/rv-hire-with-pets/${language}.json`),
);
