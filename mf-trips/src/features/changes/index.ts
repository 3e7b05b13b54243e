export { ChangeCard, type ChangeCardProps } from './change-card';
export { changeFailureMessages } from './change-failure.messages';
