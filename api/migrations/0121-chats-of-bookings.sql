-- Bookings from before there were chats have theirs, with what the guest wrote as its first message, read.
insert into chat (camper_id, guest_id, owner_id, booking_id, created_at)
  select camper_id, guest_id, owner_id, id, coalesce(validated_at, touched_at) from booking
    where guest_id <> owner_id and (answer_by is not null or confirmed_at is not null)
      and state not in ('CREATED', 'CREATED_PRO', 'ABANDONED');
insert into chat_message (chat_id, author, content, sent_at)
  select chat.id, 'guest', left(b.message, 2000), chat.created_at
    from chat join booking b on b.id = chat.booking_id where length(trim(b.message)) > 0;
alter table chat disable trigger chat_notifies;
update chat set last_message_id = m.id, last_at = m.sent_at, owner_read_id = m.id
  from chat_message m where m.chat_id = chat.id;
alter table chat enable trigger chat_notifies;
