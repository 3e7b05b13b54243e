-- Files of pages that the payment provider does not take.
alter table document
  drop constraint document_refusal_check,
  add constraint document_refusal_check check (refusal in ('EXPIRED', 'NOT_ACCEPTED', 'UNREADABLE', 'INCOMPLETE',
    'DO_NOT_MATCH_USER_DATA', 'UNDERAGE', 'FALSIFIED', 'OUT_OF_DATE', 'FILE_TYPE', 'FILE_TOO_SMALL', 'FILE_TOO_LARGE'));
