export { ChangeCard } from './change-card';
export { changeFailureMessages } from './change-failure.messages';
