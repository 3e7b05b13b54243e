import { defineMessages, type NoMessageValues } from 'react-intl';

type DecisionValues = {
  title: NoMessageValues;
  approve: NoMessageValues;
  approving: { owner: string };
  sending: NoMessageValues;
  undo: NoMessageValues;
  approved: { title: string };
  notApproved: { title: string };
  retry: NoMessageValues;
  changesTitle: NoMessageValues;
  reasons: NoMessageValues;
  note: { owner: string };
  noteHint: NoMessageValues;
  ask: NoMessageValues;
  busy: NoMessageValues;
  asked: { title: string };
  notDone: NoMessageValues;
  noReason: NoMessageValues;
  noNote: NoMessageValues;
  longNote: { most: number };
  unknown: NoMessageValues;
  decided: NoMessageValues;
  next: NoMessageValues;
  keys: NoMessageValues;
};

export const decisionMessages = defineMessages<DecisionValues>({
  title: {
    id: 'staff.decision.title',
    defaultMessage: 'Decision',
    description: 'Heading above the decision on a listing',
  },
  approve: {
    id: 'staff.decision.approve',
    defaultMessage: 'Approve',
    description: 'Button: publishes a listing; at most 24 characters',
  },
  approving: {
    id: 'staff.decision.approving',
    defaultMessage: 'Approved. {owner} is told in a few seconds.',
    description: 'Note while the approval of a listing can be taken back; {owner} is a first name',
  },
  sending: {
    id: 'staff.decision.sending',
    defaultMessage: 'Publishing the listing',
    description: 'Note while the approval of a listing is sent',
  },
  undo: {
    id: 'staff.decision.undo',
    defaultMessage: 'Undo',
    description: 'Button: takes the approval of a listing back; at most 24 characters',
  },
  approved: {
    id: 'staff.decision.approved',
    defaultMessage: '{title} is published',
    description: 'Notification after a listing was published',
  },
  notApproved: {
    id: 'staff.decision.not-approved',
    defaultMessage: '{title} was not published',
    description: 'Title of a message: the approval failed',
  },
  retry: {
    id: 'staff.decision.retry',
    defaultMessage: 'Try again',
    description: 'Button: approves a listing again; at most 24 characters',
  },
  changesTitle: {
    id: 'staff.decision.changes-title',
    defaultMessage: 'Ask for changes',
    description: 'Heading above the reasons for which a listing is given back',
  },
  reasons: {
    id: 'staff.decision.reasons',
    defaultMessage: 'What is to be changed',
    description: 'Name of a group of check boxes',
  },
  note: {
    id: 'staff.decision.note',
    defaultMessage: 'Note to {owner}',
    description: 'Label of a text field for staff',
  },
  noteHint: {
    id: 'staff.decision.note-hint',
    defaultMessage: 'In the language of the owner. Needed with “Something else”.',
    description: 'Below a text field for staff',
  },
  ask: {
    id: 'staff.decision.ask',
    defaultMessage: 'Ask for changes',
    description: 'Button: gives a listing back to its owner; at most 24 characters',
  },
  busy: {
    id: 'staff.decision.busy',
    defaultMessage: 'One moment',
    description: 'Label of a button while it works',
  },
  asked: {
    id: 'staff.decision.asked',
    defaultMessage: '{title} was given back',
    description: 'Notification after staff have asked for changes',
  },
  notDone: {
    id: 'staff.decision.not-done',
    defaultMessage: 'Nothing was sent yet',
    description: 'Heading of the errors of the form for changes',
  },
  noReason: {
    id: 'staff.decision.no-reason',
    defaultMessage: 'Choose at least one reason.',
    description: 'Error of the form for changes',
  },
  noNote: {
    id: 'staff.decision.no-note',
    defaultMessage: 'Say in a few words what should change.',
    description: 'Error of the form for changes',
  },
  longNote: {
    id: 'staff.decision.long-note',
    defaultMessage: 'At most {most} characters.',
    description: 'Error of the form for changes',
  },
  unknown: {
    id: 'staff.decision.unknown',
    defaultMessage: 'That did not work just now. Try again in a moment.',
    description: 'Error of the form for changes',
  },
  decided: {
    id: 'staff.decision.decided',
    defaultMessage: 'This listing does not wait any more.',
    description: 'Note on a listing that was decided or withdrawn',
  },
  next: {
    id: 'staff.decision.next',
    defaultMessage: 'Next camper',
    description: 'Link: opens the next listing that waits for staff; at most 24 characters',
  },
  keys: {
    id: 'staff.decision.keys',
    defaultMessage: 'Keys: A approves, C asks for changes, N opens the next one.',
    description: 'Which keys of the keyboard staff can press; the letters stay',
  },
});
