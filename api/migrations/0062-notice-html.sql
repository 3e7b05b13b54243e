-- E-mails as HTML beside the text, and where their readers stop getting more of the kind.
alter table notice
  add column html text,
  add column unsubscribe_link text;
