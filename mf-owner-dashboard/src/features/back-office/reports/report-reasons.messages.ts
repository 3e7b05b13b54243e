import { defineMessages } from 'react-intl';

/** Why something was reported. */
export const reportReasonMessages = defineMessages({
  MISLEADING: {
    id: 'back-office.reports.because.misleading',
    defaultMessage: 'Misleading text or pictures',
    description: 'Reason for reporting a camper, review or message',
  },
  WRONG_PLACE: {
    id: 'back-office.reports.because.wrong-place',
    defaultMessage: 'The camper is somewhere else',
    description: 'Reason for reporting a camper, review or message',
  },
  NOT_THE_OWNER: {
    id: 'back-office.reports.because.not-the-owner',
    defaultMessage: 'The person is not the owner',
    description: 'Reason for reporting a camper, review or message',
  },
  PAYS_ELSEWHERE: {
    id: 'back-office.reports.because.pays-elsewhere',
    defaultMessage: 'Asked to pay elsewhere',
    description: 'Reason for reporting a camper, review or message',
  },
  UNSAFE: {
    id: 'back-office.reports.because.unsafe',
    defaultMessage: 'The vehicle is not safe',
    description: 'Reason for reporting a camper, review or message',
  },
  OFFENSIVE: {
    id: 'back-office.reports.because.offensive',
    defaultMessage: 'Offensive content',
    description: 'Reason for reporting a camper, review or message',
  },
  PRIVATE: {
    id: 'back-office.reports.because.private',
    defaultMessage: 'Something private',
    description: 'Reason for reporting a camper, review or message',
  },
  ADVERTISING: {
    id: 'back-office.reports.because.advertising',
    defaultMessage: 'Advertising',
    description: 'Reason for reporting a camper, review or message',
  },
  OTHER: {
    id: 'back-office.reports.because.other',
    defaultMessage: 'Something else',
    description: 'Reason for reporting a camper, review or message',
  },
  none: {
    id: 'back-office.reports.because.none',
    defaultMessage: 'No reason given',
    description: 'Reason for reporting a camper, review or message',
  },
});
