import { defineMessages, type NoMessageValues } from 'react-intl';

type ReasonValues = {
  PERSONAL_USE: NoMessageValues;
  OTHER_WEBSITE: NoMessageValues;
  BREAKDOWN: NoMessageValues;
  WINTERING: NoMessageValues;
  OTHER: NoMessageValues;
  GOBOONY_BOOKING: NoMessageValues;
  GOBOONY_OWNER: NoMessageValues;
};

export const reasonMessages = defineMessages<ReasonValues>({
  PERSONAL_USE: {
    id: 'owner-calendar.reason.personal-use',
    defaultMessage: 'Own use',
    description: 'Why an owner closed days; short, shown in a calendar',
  },
  OTHER_WEBSITE: {
    id: 'owner-calendar.reason.other-website',
    defaultMessage: 'Other site',
    description: 'Why an owner closed days: rented out elsewhere; short',
  },
  BREAKDOWN: {
    id: 'owner-calendar.reason.breakdown',
    defaultMessage: 'Breakdown',
    description: 'Why an owner closed days; short',
  },
  WINTERING: {
    id: 'owner-calendar.reason.wintering',
    defaultMessage: 'Wintering',
    description: 'Why an owner closed days: the camper is laid up in winter; short',
  },
  OTHER: {
    id: 'owner-calendar.reason.other',
    defaultMessage: 'Closed',
    description: 'Why an owner closed days: another reason; short',
  },
  GOBOONY_BOOKING: {
    id: 'owner-calendar.reason.goboony-booking',
    defaultMessage: 'Partner booking',
    description: 'Days booked on the partner site; short',
  },
  GOBOONY_OWNER: {
    id: 'owner-calendar.reason.goboony-owner',
    defaultMessage: 'Partner site',
    description: 'Days that the owner closed on the partner site; short',
  },
});
