import { defineMessages, type NoMessageValues } from 'react-intl';

type EditValues = {
  conflict: NoMessageValues;
  conflictText: NoMessageValues;
  merged: NoMessageValues;
  mine: NoMessageValues;
  theirs: NoMessageValues;
  saveChoice: NoMessageValues;
  leaveTitle: NoMessageValues;
  leaveText: NoMessageValues;
  stay: NoMessageValues;
  leave: NoMessageValues;
  changes: { count: number };
  discard: NoMessageValues;
  save: NoMessageValues;
  saving: NoMessageValues;
  allSaved: NoMessageValues;
};

export const editMessages = defineMessages<EditValues>({
  conflict: {
    id: 'edit.conflict',
    defaultMessage: 'Somebody saved before you',
    description: 'Heading above the values that differ when another tab or person saved the same page first',
  },
  conflictText: {
    id: 'edit.conflict-text',
    defaultMessage:
      'These values were changed meanwhile, in another tab or by another user. Choose one of each; nothing is lost.',
    description: 'Below “Somebody saved before you”',
  },
  merged: {
    id: 'edit.merged',
    defaultMessage: 'Other values were changed meanwhile; they are shown now. Press Save again.',
    description: 'Below “Somebody saved before you”, where other fields were changed than those typed here',
  },
  mine: {
    id: 'edit.mine',
    defaultMessage: 'Yours',
    description: 'A value that is typed on this page, beside the one saved by another user',
  },
  theirs: {
    id: 'edit.theirs',
    defaultMessage: 'Saved meanwhile',
    description: 'A value that another user saved, beside the one typed on this page',
  },
  saveChoice: {
    id: 'edit.save-choice',
    defaultMessage: 'Save this choice',
    description: 'Button below the values that differ',
  },
  leaveTitle: {
    id: 'edit.leave-title',
    defaultMessage: 'Leave without saving?',
    description: 'Question when a link is pressed while a page has unsaved changes',
  },
  leaveText: {
    id: 'edit.leave-text',
    defaultMessage: 'What you changed on this page is not saved yet.',
    description: 'Below “Leave without saving?”',
  },
  stay: {
    id: 'edit.stay',
    defaultMessage: 'Stay on this page',
    description: 'Button: keeps the unsaved changes',
  },
  leave: {
    id: 'edit.leave',
    defaultMessage: 'Leave',
    description: 'Button: follows the link, the unsaved changes are lost',
  },
  changes: {
    id: 'edit.changes',
    defaultMessage: '{count, plural, one {# change} other {# changes}}',
    description:
      'Beside the button that saves a page: how many fields differ from what is saved. count: their number',
  },
  discard: {
    id: 'edit.discard',
    defaultMessage: 'Undo',
    description: 'Button: puts the saved values back in place of the changed ones',
  },
  save: {
    id: 'edit.save',
    defaultMessage: 'Save',
    description: 'Button that saves the changes of a page',
  },
  saving: {
    id: 'edit.saving',
    defaultMessage: 'Saving',
    description: 'The button that saves a page while it does so',
  },
  allSaved: {
    id: 'edit.all-saved',
    defaultMessage: 'Everything is saved',
    description: 'Beside the button that saves a page while nothing is changed',
  },
});
