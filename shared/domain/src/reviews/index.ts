export * from './review-form';
export * from './review-page';
export * from './review-parts';
export * from './review-text';
export * from './review-window';
