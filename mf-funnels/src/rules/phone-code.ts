/** Whether it can be the code of a message; spaces inside are how people read it off. */
export function isPhoneCode(written: string): boolean {
  return /^\d{6}$/.test(written.replace(/\s/g, ''));
}
