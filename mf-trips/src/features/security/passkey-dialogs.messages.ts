import { defineMessages, type NoMessageValues } from 'react-intl';

type PasskeyDialogValues = {
  addTitle: NoMessageValues;
  addText: NoMessageValues;
  name: NoMessageValues;
  nameHint: NoMessageValues;
  password: NoMessageValues;
  nameNeeded: NoMessageValues;
  passwordNeeded: NoMessageValues;
  notAdded: NoMessageValues;
  cancelled: NoMessageValues;
  isAdded: NoMessageValues;
  renameTitle: NoMessageValues;
  notRenamed: NoMessageValues;
  save: NoMessageValues;
  isRenamed: NoMessageValues;
  removeTitle: { name: string };
  removeText: NoMessageValues;
  notRemoved: NoMessageValues;
  isRemoved: NoMessageValues;
  cancel: NoMessageValues;
  working: NoMessageValues;
};

export const passkeyDialogMessages = defineMessages<PasskeyDialogValues>({
  addTitle: {
    id: 'security.add-title',
    defaultMessage: 'Add a passkey',
    description: 'Heading of the dialog',
  },
  addText: {
    id: 'security.add-text',
    defaultMessage: 'Name this device and enter your password. Then your browser asks you to confirm.',
    description: 'In the dialog that adds a passkey',
  },
  name: {
    id: 'security.name',
    defaultMessage: 'Name of the device',
    description: 'Label of a field',
  },
  nameHint: {
    id: 'security.name-hint',
    defaultMessage: 'So that you recognise it, such as “Phone” or “Work laptop”.',
    description: 'Under the field for the name of a device',
  },
  password: {
    id: 'security.password',
    defaultMessage: 'Your password',
    description: 'Label of a field',
  },
  nameNeeded: {
    id: 'security.name-needed',
    defaultMessage: 'Enter a name for this device.',
    description: 'Error under an empty field',
  },
  passwordNeeded: {
    id: 'security.password-needed',
    defaultMessage: 'Enter your password.',
    description: 'Error under an empty field',
  },
  notAdded: {
    id: 'security.not-added',
    defaultMessage: 'The passkey was not added',
    description: 'Heading above the list of errors of a form',
  },
  cancelled: {
    id: 'security.cancelled',
    defaultMessage: 'Your device made no passkey: it was not confirmed, or this device has one already.',
    description: 'Where the window of the browser was closed',
  },
  isAdded: {
    id: 'security.is-added',
    defaultMessage: 'Passkey added',
    description: 'Toast',
  },
  renameTitle: {
    id: 'security.rename-title',
    defaultMessage: 'Rename the passkey',
    description: 'Heading of the dialog',
  },
  notRenamed: {
    id: 'security.not-renamed',
    defaultMessage: 'The name was not saved',
    description: 'Heading above the list of errors of a form',
  },
  save: {
    id: 'security.save',
    defaultMessage: 'Save',
    description: 'Button',
  },
  isRenamed: {
    id: 'security.is-renamed',
    defaultMessage: 'Name saved',
    description: 'Toast',
  },
  removeTitle: {
    id: 'security.remove-title',
    defaultMessage: 'Remove “{name}”?',
    description: 'Question of the dialog; name: of the passkey',
  },
  removeText: {
    id: 'security.remove-text',
    defaultMessage: 'Nobody can sign in with it any more. Delete it on the device as well.',
    description: 'In the dialog that removes a passkey',
  },
  notRemoved: {
    id: 'security.not-removed',
    defaultMessage: 'It was not removed. Try again in a moment.',
    description: 'Where removing failed',
  },
  isRemoved: {
    id: 'security.is-removed',
    defaultMessage: 'Passkey removed',
    description: 'Toast',
  },
  cancel: {
    id: 'security.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the dialog',
  },
  working: {
    id: 'security.working',
    defaultMessage: 'One moment',
    description: 'The button while it works',
  },
});
