export { phoneExampleOf } from './phone-examples';
