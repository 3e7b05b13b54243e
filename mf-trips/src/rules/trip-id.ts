/** Whether a text can be the id of a trip. */
export function isTripId(text: string | undefined): text is string {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text);
}
