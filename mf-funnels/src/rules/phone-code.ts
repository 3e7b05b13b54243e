/** Spaces are allowed, because people read codes off in groups. */
export function isPhoneCode(written: string): boolean {
  return /^\d{6}$/.test(written.replace(/\s/g, ''));
}
