import { defineMessages } from 'react-intl';

/** Why something was reported. */
export const reportReasonMessages = defineMessages({
  MISLEADING: {
    id: 'back-office.reports.because.misleading',
    defaultMessage: 'Misleading text or pictures',
    description: 'Why somebody reported a camper, review or message',
  },
  WRONG_PLACE: {
    id: 'back-office.reports.because.wrong-place',
    defaultMessage: 'The camper is somewhere else',
    description: 'Why somebody reported a camper, review or message',
  },
  NOT_THE_OWNER: {
    id: 'back-office.reports.because.not-the-owner',
    defaultMessage: 'The person is not the owner',
    description: 'Why somebody reported a camper, review or message',
  },
  PAYS_ELSEWHERE: {
    id: 'back-office.reports.because.pays-elsewhere',
    defaultMessage: 'Asked to pay elsewhere',
    description: 'Why somebody reported a camper, review or message',
  },
  UNSAFE: {
    id: 'back-office.reports.because.unsafe',
    defaultMessage: 'The vehicle is not safe',
    description: 'Why somebody reported a camper, review or message',
  },
  OFFENSIVE: {
    id: 'back-office.reports.because.offensive',
    defaultMessage: 'Offensive content',
    description: 'Why somebody reported a camper, review or message',
  },
  PRIVATE: {
    id: 'back-office.reports.because.private',
    defaultMessage: 'Something private',
    description: 'Why somebody reported a camper, review or message',
  },
  ADVERTISING: {
    id: 'back-office.reports.because.advertising',
    defaultMessage: 'Advertising',
    description: 'Why somebody reported a camper, review or message',
  },
  OTHER: {
    id: 'back-office.reports.because.other',
    defaultMessage: 'Something else',
    description: 'Why somebody reported a camper, review or message',
  },
  none: {
    id: 'back-office.reports.because.none',
    defaultMessage: 'No reason given',
    description: 'Why somebody reported a camper, review or message',
  },
});
