import { aCalendarFeed, aCalendarPeriod, aMe, anIcalFeed, anOwnCamper } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';
const FEED = 'GET /3/products/{id}/calendar-feed/';
const CLOSE = 'POST /3/products/{id}/calendar/periods/';
const SAVE = 'button[type="submit"]';
const day = (date: string) => `[data-day="${date}"]`;
const CLOSE_MODE = '[role="group"] > button:nth-child(2)';
const COPY_MODE = '[role="group"] > button:nth-child(3)';
const taken = { dates_0: ['Your camper is booked from 2 June 2027 to 6 June 2027. Choose other days.'] };

export const stories: ScreenStories = {
  address: 'camper.calendar',
  path: '/d/campers/1201/calendar',
  user: aMe({ is_owner: true }),
  answers: [
    answers(CAMPER, anOwnCamper()),
    answers(FEED, aCalendarFeed()),
    { call: CLOSE, status: 400, body: taken },
  ],
  states: {
    loading: { answers: [pending(CAMPER)] },
    'loading: the calendar': { answers: [pending(FEED)] },
    failed: { answers: [fails(FEED)] },
    empty: { answers: [fails(FEED, 405, 'calendar_not_bookable')] },
    filled: {},
    'filled: days chosen': { press: [day('2027-06-22'), day('2027-06-25')] },
    'filled: the first day chosen': { press: [day('2027-06-22')] },
    'filled: nothing entered': { press: [SAVE] },
    'filled: days are taken': { press: [CLOSE_MODE, day('2027-06-05'), day('2027-06-12'), SAVE] },
    'filled: closed days': { press: [day('2027-06-15')] },
    'filled: days of the partner site': {
      answers: [
        answers(
          FEED,
          aCalendarFeed({ periods: [aCalendarPeriod({ reason: 'GOBOONY_OWNER', is_read_only: true })] }),
        ),
      ],
      press: [day('2027-06-15')],
    },
    'filled: calendars of other sites': {
      answers: [
        answers(
          FEED,
          aCalendarFeed({
            feeds: [anIcalFeed(), anIcalFeed({ id: 4, name: 'Own', error: 'There is no calendar.' })],
            imported: [...anIcalFeed().first_events],
            export_url: 'https://campavia.test/media/camper-calendars/x7Qd0pYhZk2bN4tV8mWc1aLr.ics',
          }),
        ),
      ],
    },
    'filled: a week to copy': { press: [day('2027-06-21'), day('2027-06-27'), COPY_MODE] },
  },
};
