export { CHAT_KINDS, MAX_MESSAGE_LENGTH, tidyMessage, type ChatKind } from './chat-message';
export { CONTACT_MASK, maskContacts, type MaskedText } from './mask-contacts';
