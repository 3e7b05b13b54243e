import { createScreenLoader } from '../create-screen-loader';

export const loadScreen = createScreenLoader((language) => import(`../compiled/cookies/${language}.json`));
