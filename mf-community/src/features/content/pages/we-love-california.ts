import { createScreenLoader } from '../create-screen-loader';

export const loadScreen = createScreenLoader(
  (language) => import(`../compiled/we-love-california/${language}.json`),
);
