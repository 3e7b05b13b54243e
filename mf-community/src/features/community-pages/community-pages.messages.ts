import { defineMessages, type NoMessageValues } from 'react-intl';

type CommunityValues = {
  tabs: NoMessageValues;
  reviewsTab: NoMessageValues;
  picturesTab: NoMessageValues;
  reviewsDocument: NoMessageValues;
  reviewsDescription: NoMessageValues;
  titleOfPage: { title: string; page: number };
  descriptionOfPage: { description: string; page: number };
  reviewsTitle: { count: number };
  reviewsLead: NoMessageValues;
  summary: NoMessageValues;
  outOfFive: { count: number };
  starFilter: NoMessageValues;
  stars: { stars: number };
  starsSpoken: { stars: number; count: number };
  filters: NoMessageValues;
  country: NoMessageValues;
  anyCountry: NoMessageValues;
  type: NoMessageValues;
  anyType: NoMessageValues;
  order: NoMessageValues;
  newest: NoMessageValues;
  best: NoMessageValues;
  critical: NoMessageValues;
  withPictures: NoMessageValues;
  found: { count: number };
  showAll: NoMessageValues;
  noneFound: NoMessageValues;
  noneFoundText: NoMessageValues;
  noneYet: NoMessageValues;
  noneYetText: NoMessageValues;
  reviewsFailed: NoMessageValues;
  openNth: { index: string; total: string };
  wallDocument: NoMessageValues;
  wallDescription: NoMessageValues;
  wallTitle: NoMessageValues;
  wallLead: { count: number };
  open: { name: string };
  openOfCamper: { name: string; camper: string; city: string };
  morePictures: NoMessageValues;
  loadingPictures: NoMessageValues;
  shown: { shown: string; count: number };
  picturesFailed: NoMessageValues;
  noPicturesFound: NoMessageValues;
  noPicturesYet: NoMessageValues;
  noPicturesYetText: NoMessageValues;
  showAllPictures: NoMessageValues;
  onePicture: NoMessageValues;
  position: { index: string; total: string };
  takenBy: { name: string };
  sleeps: { beds: number };
  seeCamper: NoMessageValues;
  keys: NoMessageValues;
  closeKey: NoMessageValues;
  reportPicture: NoMessageValues;
  removed: NoMessageValues;
  removedText: NoMessageValues;
  pictureFailed: NoMessageValues;
  again: NoMessageValues;
  tryingAgain: NoMessageValues;
};

export const communityMessages = defineMessages<CommunityValues>({
  tabs: {
    id: 'community-pages.tabs',
    defaultMessage: 'Community',
    description: 'Name of the two links between reviews and pictures, read aloud',
  },
  reviewsTab: {
    id: 'community-pages.reviews-tab',
    defaultMessage: 'Reviews',
    description: 'Link to the page of all reviews, before their number',
  },
  picturesTab: {
    id: 'community-pages.pictures-tab',
    defaultMessage: 'Pictures',
    description: 'Link to the page of all pictures, before their number',
  },
  reviewsDocument: {
    id: 'community-pages.reviews-document',
    defaultMessage: 'Reviews of campers',
    description: 'Title of the page of all reviews in the browser tab and in search engines',
  },
  reviewsDescription: {
    id: 'community-pages.reviews-description',
    defaultMessage:
      'What guests say of the campers they rented: every review of a trip that took place, by country, type of vehicle and stars.',
    description: 'What search engines show under that title',
  },
  titleOfPage: {
    id: 'community-pages.title-of-page',
    defaultMessage: '{title}, page {page}',
    description: 'Title of the second and further pages of all reviews. title: that of the first page',
  },
  descriptionOfPage: {
    id: 'community-pages.description-of-page',
    defaultMessage: 'Page {page}. {description}',
    description:
      'What search engines show under the second and further pages of all reviews. description: the sentence of the first page',
  },
  reviewsTitle: {
    id: 'community-pages.reviews-title',
    defaultMessage:
      '{count, plural, =0 {Reviews of trips that took place} one {# review of a trip that took place} other {# reviews of trips that took place}}',
    description: 'Heading of the page of all reviews; 0 while the number is not known',
  },
  reviewsLead: {
    id: 'community-pages.reviews-lead',
    defaultMessage:
      'Only guests of a finished trip can write. We correct nothing, and we leave the bad ones in.',
    description: 'Under that heading',
  },
  summary: {
    id: 'community-pages.summary',
    defaultMessage: 'Summary of all reviews',
    description: 'Name of the box with average and stars, read aloud',
  },
  outOfFive: {
    id: 'community-pages.out-of-five',
    defaultMessage: '{count, plural, one {out of 5, # review} other {out of 5, all # reviews}}',
    description: 'Beside the average of all reviews, after its figure',
  },
  starFilter: {
    id: 'community-pages.star-filter',
    defaultMessage: 'Show reviews by stars',
    description:
      'Name of the list of bars, each a link that shows the reviews with so many stars; read aloud',
  },
  stars: {
    id: 'community-pages.stars',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}',
    description: 'Before a bar of the distribution, and on the button that removes this filter; short',
  },
  starsSpoken: {
    id: 'community-pages.stars-spoken',
    defaultMessage:
      '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
    description: 'Name of the bar, read aloud',
  },
  filters: {
    id: 'community-pages.filters',
    defaultMessage: 'Filters',
    description: 'Name of the group of filters over reviews or pictures, read aloud',
  },
  country: {
    id: 'community-pages.country',
    defaultMessage: 'Country',
    description: 'Label of the choice of the country of the campers',
  },
  anyCountry: {
    id: 'community-pages.any-country',
    defaultMessage: 'All countries',
    description: 'First choice under Country',
  },
  type: {
    id: 'community-pages.type',
    defaultMessage: 'Vehicle',
    description: 'Label of the choice of the type of vehicle',
  },
  anyType: {
    id: 'community-pages.any-type',
    defaultMessage: 'All vehicles',
    description: 'First choice under Vehicle',
  },
  order: {
    id: 'community-pages.order',
    defaultMessage: 'Order',
    description: 'Label of the choice of the order of reviews',
  },
  newest: {
    id: 'community-pages.newest',
    defaultMessage: 'Newest first',
    description: 'Order of reviews',
  },
  best: {
    id: 'community-pages.best',
    defaultMessage: 'Best first',
    description: 'Order of reviews: most stars first',
  },
  critical: {
    id: 'community-pages.critical',
    defaultMessage: 'Most critical first',
    description: 'Order of reviews: fewest stars first',
  },
  withPictures: {
    id: 'community-pages.with-pictures',
    defaultMessage: 'With pictures',
    description: 'Switch: only reviews with pictures',
  },
  found: {
    id: 'community-pages.found',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
    description: 'Over the list: how many reviews fit the filters',
  },
  showAll: {
    id: 'community-pages.show-all',
    defaultMessage: 'Show all reviews',
    description: 'Link that removes all filters; at most 24 characters',
  },
  noneFound: {
    id: 'community-pages.none-found',
    defaultMessage: 'No review fits',
    description: 'Heading where no review fits the filters',
  },
  noneFoundText: {
    id: 'community-pages.none-found-text',
    defaultMessage: 'Remove a filter to see more.',
    description: 'Under the heading that nothing fits the filters',
  },
  noneYet: {
    id: 'community-pages.none-yet',
    defaultMessage: 'No reviews yet',
    description: 'Heading when there is no review',
  },
  noneYetText: {
    id: 'community-pages.none-yet-text',
    defaultMessage: 'The first guests will write here after their trip.',
    description: 'Under that heading',
  },
  reviewsFailed: {
    id: 'community-pages.reviews-failed',
    defaultMessage: 'The reviews could not be loaded',
    description: 'Heading in place of the reviews',
  },
  openNth: {
    id: 'community-pages.open-nth',
    defaultMessage: 'Open picture {index} of {total}',
    description: 'Label of a small picture in a review',
  },
  wallDocument: {
    id: 'community-pages.wall-document',
    defaultMessage: 'Pictures from trips',
    description: 'Title of the page of pictures in the browser tab and in search engines',
  },
  wallDescription: {
    id: 'community-pages.wall-description',
    defaultMessage:
      'Pictures that guests brought back from their trips with rented campers. Open one to read their review and to find the camper.',
    description: 'What search engines show under that title',
  },
  wallTitle: {
    id: 'community-pages.wall-title',
    defaultMessage: 'Pictures people brought back',
    description: 'Heading of the page of pictures',
  },
  wallLead: {
    id: 'community-pages.wall-lead',
    defaultMessage:
      '{count, plural, =0 {Pictures from reviews.} one {# picture from reviews.} other {# pictures from reviews.}} Open one to read what its guest wrote and to find the camper.',
    description: 'Under that heading; 0 while the number is not known',
  },
  open: {
    id: 'community-pages.open',
    defaultMessage: 'Open the picture by {name}',
    description: 'Label of a picture on the wall. name: first name of the guest',
  },
  openOfCamper: {
    id: 'community-pages.open-of-camper',
    defaultMessage: 'Open the picture by {name}: {camper}, {city}',
    description: 'The same with the title of the camper and the town where it is',
  },
  morePictures: {
    id: 'community-pages.more-pictures',
    defaultMessage: 'More pictures',
    description: 'Button that adds the next pictures to those shown; at most 24 characters',
  },
  loadingPictures: {
    id: 'community-pages.loading-pictures',
    defaultMessage: 'Loading pictures',
    description: 'The same button while they load',
  },
  shown: {
    id: 'community-pages.shown',
    defaultMessage: '{count, plural, one {{shown} of # shown} other {{shown} of # shown}}',
    description: 'Beside that button: how many of the pictures can be seen',
  },
  picturesFailed: {
    id: 'community-pages.pictures-failed',
    defaultMessage: 'The pictures could not be loaded',
    description: 'Heading in place of the pictures',
  },
  noPicturesFound: {
    id: 'community-pages.no-pictures-found',
    defaultMessage: 'No picture fits',
    description: 'Heading where no picture fits the filters',
  },
  noPicturesYet: {
    id: 'community-pages.no-pictures-yet',
    defaultMessage: 'No pictures yet',
    description: 'Heading where no review has a picture',
  },
  noPicturesYetText: {
    id: 'community-pages.no-pictures-yet-text',
    defaultMessage: 'Guests add them to their reviews after a trip.',
    description: 'Under that heading',
  },
  showAllPictures: {
    id: 'community-pages.show-all-pictures',
    defaultMessage: 'Show all pictures',
    description: 'Link that removes the filters; at most 24 characters',
  },
  onePicture: {
    id: 'community-pages.one-picture',
    defaultMessage: 'Picture from a review',
    description: 'Name of the window with one picture, read aloud',
  },
  position: {
    id: 'community-pages.position',
    defaultMessage: 'Picture {index} of {total}',
    description: 'Name of that window, and at its end: which of the pictures it is',
  },
  takenBy: {
    id: 'community-pages.taken-by',
    defaultMessage: 'Picture taken by {name} on the trip',
    description: 'Text alternative of the open picture. name: first name of the guest',
  },
  sleeps: {
    id: 'community-pages.sleeps',
    defaultMessage: '{beds, plural, one {sleeps #} other {sleeps #}}',
    description: 'How many people can sleep in the camper; short, inside a line of facts',
  },
  seeCamper: {
    id: 'community-pages.see-camper',
    defaultMessage: 'See this camper',
    description: 'Main button beside the open picture; at most 24 characters',
  },
  keys: {
    id: 'community-pages.keys',
    defaultMessage: 'Arrow keys change the picture, Escape closes it.',
    description: 'Under the words beside the open picture, where there is a keyboard',
  },
  closeKey: {
    id: 'community-pages.close-key',
    defaultMessage: 'Escape closes the picture.',
    description: 'The same where there is no other picture',
  },
  reportPicture: {
    id: 'community-pages.report-picture',
    defaultMessage: 'Report this picture',
    description: 'Button beside an opened picture: tells the team that something is wrong with it',
  },
  removed: {
    id: 'community-pages.removed',
    defaultMessage: 'This picture was removed',
    description: 'Heading in place of a deleted picture',
  },
  removedText: {
    id: 'community-pages.removed-text',
    defaultMessage: 'The others are still on the wall behind it.',
    description: 'Under that heading; the window is closed to see them',
  },
  pictureFailed: {
    id: 'community-pages.picture-failed',
    defaultMessage: 'The picture could not be loaded.',
    description: 'In the window in place of a picture',
  },
  again: {
    id: 'community-pages.again',
    defaultMessage: 'Try again',
    description: 'Button under that line',
  },
  tryingAgain: {
    id: 'community-pages.trying-again',
    defaultMessage: 'Trying again',
    description: 'The same button while it is tried',
  },
});

export const newsletterMessages = defineMessages({
  title: {
    id: 'community-pages.newsletter.title',
    defaultMessage: 'Trips like these, by e-mail',
    description: 'Heading over the form for the newsletter, under the reviews',
  },
  text: {
    id: 'community-pages.newsletter.text',
    defaultMessage: 'Routes, places to stay and news from Campavia. You can unsubscribe at any time.',
    description: 'Under that heading',
  },
  email: {
    id: 'community-pages.newsletter.email',
    defaultMessage: 'E-mail address',
    description: 'Label of the field',
  },
  subscribe: {
    id: 'community-pages.newsletter.subscribe',
    defaultMessage: 'Subscribe',
    description: 'Button of that form; 24 characters at most',
  },
});
