export { emergencyNumberOf } from './emergency-numbers';
export { phoneExampleOf } from './phone-examples';
export { isPhoneCode, PHONE_CODE_DIGITS } from './phone-code';
