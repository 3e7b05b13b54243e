import { createScreenLoader } from '../create-screen-loader';

export const loadScreen = createScreenLoader((language) => import(`../compiled/get-apps/${language}.json`));
