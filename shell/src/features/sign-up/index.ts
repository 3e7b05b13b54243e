export { ResendConfirmation } from './resend-confirmation';
