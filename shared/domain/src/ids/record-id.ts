const RECORD_ID = /^[1-9]\d{0,9}$/;

/** Whether a text from an address is a record id as the api writes it: digits, not beginning with 0, ten at most. */
export function isRecordId(text: string | null | undefined): text is string {
  return typeof text === 'string' && RECORD_ID.test(text);
}
