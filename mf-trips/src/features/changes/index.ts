export { ChangeCard } from './change-card';
export { changeFailureMessages } from './change-failure.messages';
export { loadMessages as loadChangeMessages } from './load-messages';
