import { defineMessages } from 'react-intl';

export const decisionMessages = defineMessages({
  title: {
    id: 'owner.staff-decision.title',
    defaultMessage: 'Decide',
    description: 'Heading above the decision on a listing',
  },
  approve: {
    id: 'owner.staff-decision.approve',
    defaultMessage: 'Approve',
    description: 'Button: publishes a listing; at most 24 characters',
  },
  approveTitle: {
    id: 'owner.staff-decision.approve-title',
    defaultMessage: 'Publish {title}?',
    description: 'Question before a listing is published',
  },
  approveText: {
    id: 'owner.staff-decision.approve-text',
    defaultMessage: 'Guests see it at once. {owner} gets an e-mail.',
    description: 'Below the question before a listing is published',
  },
  cancel: {
    id: 'owner.staff-decision.cancel',
    defaultMessage: 'Go back',
    description: 'Button: closes the question and changes nothing; at most 24 characters',
  },
  publish: {
    id: 'owner.staff-decision.publish',
    defaultMessage: 'Publish',
    description: 'Button: publishes a listing; at most 24 characters',
  },
  approved: {
    id: 'owner.staff-decision.approved',
    defaultMessage: '{title} is published',
    description: 'Notification after a listing was published',
  },
  changesTitle: {
    id: 'owner.staff-decision.changes-title',
    defaultMessage: 'Ask for changes',
    description: 'Heading above the reasons for which a listing is given back',
  },
  reasons: {
    id: 'owner.staff-decision.reasons',
    defaultMessage: 'What is to be changed',
    description: 'Name of a group of check boxes',
  },
  note: {
    id: 'owner.staff-decision.note',
    defaultMessage: 'Note to {owner}',
    description: 'Label of a text field for staff',
  },
  noteHint: {
    id: 'owner.staff-decision.note-hint',
    defaultMessage: 'In the language of the owner. Needed with “Something else”.',
    description: 'Below a text field for staff',
  },
  ask: {
    id: 'owner.staff-decision.ask',
    defaultMessage: 'Ask for changes',
    description: 'Button: gives a listing back to its owner; at most 24 characters',
  },
  busy: {
    id: 'owner.staff-decision.busy',
    defaultMessage: 'One moment',
    description: 'Label of a button while it works',
  },
  asked: {
    id: 'owner.staff-decision.asked',
    defaultMessage: '{title} was given back',
    description: 'Notification after staff have asked for changes',
  },
  notDone: {
    id: 'owner.staff-decision.not-done',
    defaultMessage: 'Nothing was sent yet',
    description: 'Heading of the errors of the form for changes',
  },
  noReason: {
    id: 'owner.staff-decision.no-reason',
    defaultMessage: 'Choose at least one reason.',
    description: 'Error of the form for changes',
  },
  noNote: {
    id: 'owner.staff-decision.no-note',
    defaultMessage: 'Say in a few words what should change.',
    description: 'Error of the form for changes',
  },
  longNote: {
    id: 'owner.staff-decision.long-note',
    defaultMessage: 'At most {limit} characters.',
    description: 'Error of the form for changes',
  },
  unknown: {
    id: 'owner.staff-decision.unknown',
    defaultMessage: 'That did not work just now. Try again in a moment.',
    description: 'Error of the form for changes',
  },
  decided: {
    id: 'owner.staff-decision.decided',
    defaultMessage: 'This listing does not wait any more.',
    description: 'Note on a listing that was decided or withdrawn',
  },
  next: {
    id: 'owner.staff-decision.next',
    defaultMessage: 'Next camper',
    description: 'Link: opens the next listing that waits for staff; at most 24 characters',
  },
  keys: {
    id: 'owner.staff-decision.keys',
    defaultMessage: 'Keys: A approves, C asks for changes, N opens the next one.',
    description: 'Which keys of the keyboard staff can press; the letters stay',
  },
});
