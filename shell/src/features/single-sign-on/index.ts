export { SignOnChoice } from './sign-on-choice';
