import type { ReviewTexts } from './review-texts';

export const english: ReviewTexts = {
  great: [
    'Two weeks we will talk about for a long time.',
    'Everything was exactly as described, only nicer.',
    '{owner} gave us a warm welcome and all the time we needed.',
    'Our first trip in a camper, and certainly not our last.',
    'From the first message to the last, {owner} was a pleasure to deal with.',
    'We would book this one again without looking at any other.',
  ],
  details: [
    'Spotlessly clean and very well kept.',
    'The beds are comfortable, and the children slept like stones.',
    'The kitchen has all you need, down to a sharp knife and a proper coffee pot.',
    'The handover in {city} took an hour and left no question open.',
    'It drives easily, even for somebody who is used to a small car.',
    'The list of quiet overnight spots was worth gold.',
    'One small question on the way was answered within minutes.',
    'Returning it was simple and unhurried.',
  ],
  closings: ['Thank you, {owner}!', 'Warmly recommended.', 'We will be back.', 'Ten out of ten.'],
  good: [
    'A lovely trip, with one or two little things to mend.',
    'Good value, and {owner} is easy to reach.',
    'Comfortable and reliable; a bit more storage would have been welcome.',
    'We enjoyed it very much, apart from a stubborn blind.',
  ],
  mixed: [
    'The trip was fine, but the camper was not as clean as we had hoped.',
    'It works, though it shows its age: plan some time to find out how things are done.',
    'Friendly handover, yet a few things from the list were missing on board.',
  ],
  poor: [
    'Something broke on the second day, and it took too long until we heard what to do.',
    'We had to clean before we could move in. A pity, the camper itself is good.',
    'The handover was an hour late and rushed, so we had to work out much by ourselves.',
  ],
  replies: [
    'Thank you for taking such good care of it. You are welcome any time.',
    'Lovely to have met you. Safe travels until next time!',
    'Thank you for the honest words; we have seen to it.',
  ],
};
