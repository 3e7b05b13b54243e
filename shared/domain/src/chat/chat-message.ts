/** The subject of a chat: a booking, or a camper without a booking. */
export const CHAT_KINDS = ['booking', 'product'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/** In characters, as a reader counts them. */
export const MAX_MESSAGE_LENGTH = 2000;

// Invisible marks that reverse the direction of the following text: it could read differently from what it is.
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cs}\p{Co}]/gu;
const ANYTHING_VISIBLE = /[^\s\p{Cf}\p{M}\u115f\u1160\u3164]/u;

/** A message as it is stored; undefined if nothing visible is left. */
export function tidyMessage(text: string): string | undefined {
  const tidy = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(TURNING, '')
    .replace(UNPRINTABLE, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return ANYTHING_VISIBLE.test(tidy) ? tidy : undefined;
}
