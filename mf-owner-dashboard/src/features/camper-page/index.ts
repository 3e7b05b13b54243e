export { CamperFailure } from './camper-failure';
export { CamperHead } from './camper-head';
export { camperPageMessages } from './camper-page.messages';
export { CamperPage, type CamperPageProps } from './camper-page';
export { CamperPageSkeleton } from './camper-page-skeleton';
export { CamperSheet } from './camper-page.styles';
export { CamperStateBadge } from './camper-state-badge';
