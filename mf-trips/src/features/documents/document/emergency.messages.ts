import { defineMessages } from 'react-intl';

export const emergencyMessages = defineMessages({
  lead: {
    id: 'documents.emergency.lead',
    defaultMessage: 'Your refund depends on this proof. Please read these four points first.',
    description: 'Under the heading of the page shown before the proof of an emergency is uploaded',
  },
  official: {
    id: 'documents.emergency.official',
    defaultMessage:
      'It is issued by an authority, a doctor or a laboratory, and it names you or somebody who travels with you.',
    description: 'First of four points',
  },
  days: {
    id: 'documents.emergency.days',
    defaultMessage:
      'It says from when until when you cannot travel, and these days include days of your trip.',
    description: 'Second of four points',
  },
  private: {
    id: 'documents.emergency.private',
    defaultMessage: 'Cover what we do not need, such as a diagnosis or a social security number.',
    description: 'Third of four points',
  },
  honest: {
    id: 'documents.emergency.honest',
    defaultMessage: 'A false proof ends your claim to this refund and may lead to the end of your account.',
    description: 'Last of four points',
  },
  next: {
    id: 'documents.emergency.next',
    defaultMessage: 'We check it within about 24 hours on working days, and e-mail you what we have decided.',
    description: 'Under the four points',
  },
  goOn: {
    id: 'documents.emergency.go-on',
    defaultMessage: 'Continue to the proof',
    description: 'Button that leads to the page where the proof is uploaded',
  },
});
