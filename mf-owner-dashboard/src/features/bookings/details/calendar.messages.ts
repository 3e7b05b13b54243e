import { defineMessages, type NoMessageValues } from 'react-intl';

type CalendarValues = {
  title: NoMessageValues;
  hoursIn: { city: string };
  free: NoMessageValues;
  freeAfter: { before: string };
  freeBefore: { after: string };
  freeBetween: { before: string; after: string };
  rivalEnds: { name: string; range: string };
  seeRival: { name: string };
};

export const calendarMessages = defineMessages<CalendarValues>({
  title: {
    id: 'owner-bookings.calendar.title',
    defaultMessage: 'On your calendar',
    description: 'Heading',
  },
  hoursIn: {
    id: 'owner-bookings.calendar.hours-in',
    defaultMessage: 'Hours in local time: {city}',
    description: 'Below the hours of a trip',
  },
  free: {
    id: 'owner-bookings.calendar.free',
    defaultMessage: 'Free, with nothing before or after it.',
    description: 'The calendar around a request',
  },
  freeAfter: {
    id: 'owner-bookings.calendar.free-after',
    defaultMessage: 'Free. You have the camper back from {before}.',
    description: 'The calendar around a request',
  },
  freeBefore: {
    id: 'owner-bookings.calendar.free-before',
    defaultMessage: 'Free. Taken again from {after}.',
    description: 'The calendar around a request',
  },
  freeBetween: {
    id: 'owner-bookings.calendar.free-between',
    defaultMessage: 'Free. Taken until {before} and again from {after}.',
    description: 'The calendar around a request',
  },
  rivalEnds: {
    id: 'owner-bookings.calendar.rival-ends',
    defaultMessage:
      '{name} asks for {range}. If you accept this request and it is paid, the other one ends automatically.',
    description: 'Note; name: another guest',
  },
  seeRival: {
    id: 'owner-bookings.calendar.see-rival',
    defaultMessage: 'See the request: {name}',
    description: 'Link: to the other request',
  },
});
