export const PHONE_CODE_DIGITS = 6;

const CODE = new RegExp(`^\\d{${PHONE_CODE_DIGITS}}$`);

/** Whether a text can be a phone verification code; spaces are allowed, because people read it in groups. */
export function isPhoneCode(text: string): boolean {
  return CODE.test(text.replace(/\s/g, ''));
}
