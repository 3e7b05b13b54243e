export { ReviewFlow, type ReviewFlowProps } from './review-flow';
export { ReviewHint } from './review-flow.styles';
export { ReviewStepForm, type ReviewField, type ReviewStepFormProps } from './review-step-form';
export { ReviewSkeleton, ReviewSteps, type ReviewState, type ReviewStepsProps } from './review-steps';
export { StarRow } from './star-row';
export { StarsField, type StarsFieldProps } from './stars-field';
export { useStarNames } from './use-star-names';
export { initialText, type TypedTexts } from './use-typed-texts';
