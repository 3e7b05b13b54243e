import type { Generated } from 'kysely';

import type { ChatSide, ChatUpdate } from '@campavia/contracts';
import type { BookingState, ListingState, MessageReportReason } from '@campavia/domain';

export interface UserEventTable {
  id: Generated<number>;
  user_id: number;
  booking_id: number | null;
  camper_id: number | null;
  chat_id: Generated<number | null>;
  state: BookingState | ListingState | ChatUpdate['state'];
  at: Generated<Date>;
}

export interface ChatTable {
  id: Generated<number>;
  camper_id: number;
  guest_id: number;
  owner_id: number;
  booking_id: number | null;
  created_at: Date;
  last_message_id: number | null;
  last_at: Date | null;
  guest_read_id: Generated<number>;
  owner_read_id: Generated<number>;
  guest_unread: Generated<number>;
  owner_unread: Generated<number>;
  guest_mailed_id: Generated<number>;
  owner_mailed_id: Generated<number>;
  guest_mail_try_at: Generated<Date | null>;
  owner_mail_try_at: Generated<Date | null>;
}

export interface ChatEmailTable {
  user_id: number;
  token: Generated<string>;
  is_on: Generated<boolean>;
}

export interface ChatMessageTable {
  id: Generated<number>;
  chat_id: number;
  author: ChatSide;
  content: string;
  client_key: string | null;
  photo: string | null;
  sent_at: Date;
  hidden_at: Generated<Date | null>;
}

export interface MessageReportTable {
  message_id: number;
  reporter_id: number;
  reason: MessageReportReason;
  comment: string | null;
  reported_at: Date;
  case_id: Generated<number | null>;
}

export interface ChatPhotoLeavingTable {
  file: string;
  due_at: Date;
}

/** Tables of updates, and of chats between guests and owners. */
export interface UpdateTables {
  user_event: UserEventTable;
  chat: ChatTable;
  chat_email: ChatEmailTable;
  chat_message: ChatMessageTable;
  message_report: MessageReportTable;
  chat_photo_leaving: ChatPhotoLeavingTable;
}
