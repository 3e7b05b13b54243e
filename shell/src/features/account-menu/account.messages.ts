import { defineMessages, type MessageTag } from 'react-intl';

type Values = {
  vehicles: { count: number };
  welcome: { name: string };
  actingAs: { name: string; id: number; strong: MessageTag };
  minutesLeft: { minutes: number };
};

export const accountMessages = {
  ...defineMessages({
    menu: {
      id: 'account.menu.title',
      defaultMessage: 'Menu',
      description: 'Head of the account menu of a user who is not signed in',
    },
    signIn: {
      id: 'account.menu.sign-in',
      defaultMessage: 'Sign in',
      description: 'Line of the account menu',
    },
    signUp: {
      id: 'account.menu.sign-up',
      defaultMessage: 'Sign up',
      description: 'Line of the account menu for a user who has no account',
    },
    signOut: {
      id: 'account.menu.sign-out',
      defaultMessage: 'Sign out',
      description: 'Line of the account menu',
    },
    wishlists: {
      id: 'account.menu.wishlists',
      defaultMessage: 'Wishlists',
      description: 'Line of the account menu: lists of saved campers',
    },
    trips: {
      id: 'account.menu.trips',
      defaultMessage: 'Trips',
      description: "Line of the account menu: the guest's own bookings",
    },
    bookings: {
      id: 'account.menu.bookings',
      defaultMessage: 'Bookings',
      description: "Line of an owner's account menu: bookings of their campers by others",
    },
    account: {
      id: 'account.menu.account',
      defaultMessage: 'Account',
      description: 'Line of the account menu: profile, password and the like',
    },
    hitTheRoad: {
      id: 'account.help.hit-the-road',
      defaultMessage: 'How renting works',
      description: 'Line of the help menu: how to rent a camper and set off',
    },
    rentMyMotorhome: {
      id: 'account.help.rent-my-motorhome',
      defaultMessage: 'How renting out works',
      description: 'Line of the help menu: how to rent out a camper',
    },
    howItWorks: {
      id: 'account.help.how-it-works',
      defaultMessage: 'How it works',
      description: 'Line of the menus: renting and renting out explained',
    },
    helpCentre: {
      id: 'account.help.help-centre',
      defaultMessage: 'Help centre',
      description: 'Line of the menus',
    },
    listCamper: {
      id: 'account.menu.list-camper',
      defaultMessage: 'List your camper',
      description: 'Line of the account menu: starts the listing of a camper',
    },
    logAs: {
      id: 'account.staff.log-as',
      defaultMessage: 'Sign in as a user',
      description: 'For staff: leads to where they sign in as another person',
    },
    moderation: {
      id: 'account.staff.moderation',
      defaultMessage: 'Back office',
      description: 'For staff: leads to everything that waits for them',
    },
    searchTool: {
      id: 'account.staff.search-tool',
      defaultMessage: 'This search in the back office',
      description: 'For staff, on the search page',
    },
    lastCamper: {
      id: 'account.staff.last-camper',
      defaultMessage: 'Camper viewed last',
      description: 'For staff: page of the back office about the camper they looked at last',
    },
    lastOwner: {
      id: 'account.staff.last-owner',
      defaultMessage: 'Owner viewed last',
      description: 'For staff: page of the back office about the owner of that camper',
    },
    fleetManager: {
      id: 'account.staff.fleet-manager',
      defaultMessage: 'Fleet manager',
      description: 'For staff: a tool of the back office for owners with many campers',
    },
    sisterTitle: {
      id: 'account.sister.title',
      defaultMessage: 'List your camper on our sister platform?',
      description: 'Question of a window, for owners in countries where Campavia takes no new campers',
    },
    sisterText: {
      id: 'account.sister.text',
      defaultMessage:
        'Campavia takes no new campers in your country at the moment. Our sister platform does: you describe your camper there, and keep your Campavia account as it is.',
      description: 'Under the question',
    },
    sisterGo: {
      id: 'account.sister.go',
      defaultMessage: 'Go to the sister platform',
      description: 'Leads out of the site',
    },
    sisterStay: { id: 'account.sister.stay', defaultMessage: 'Stay here', description: 'Closes the window' },
    acting: {
      id: 'account.acting.label',
      defaultMessage: 'Signed in as a user',
      description: 'Name of the red bar, read aloud',
    },
    barred: {
      id: 'account.acting.barred',
      defaultMessage: 'No payments, IBAN, password or deletion.',
      description: 'In the red bar: what staff may not do as another user',
    },
    stop: {
      id: 'account.acting.stop',
      defaultMessage: 'End session',
      description: 'Button in the red bar: staff are themselves again',
    },
    stopping: {
      id: 'account.acting.stopping',
      defaultMessage: 'Ending session',
      description: 'The same button while it works',
    },
    stopFailed: {
      id: 'account.acting.stop-failed',
      defaultMessage: 'You are still signed in as this user. Try again.',
      description: 'Toast: the way back did not work',
    },
  }),
  ...defineMessages<Values>({
    vehicles: {
      id: 'account.menu.vehicles',
      defaultMessage: '{count, plural, one {Camper} other {Campers}}',
      description: "Line of an owner's account menu. count: how many campers they have",
    },
    welcome: {
      id: 'account.menu.welcome',
      defaultMessage: 'Hello, {name}',
      description: 'Head of the account menu. name: first name',
    },
    actingAs: {
      id: 'account.acting.who',
      defaultMessage: 'You are signed in as <strong>{name}</strong> (no. {id}).',
      description: 'In the red bar. name: first name; id: number of the person',
    },
    minutesLeft: {
      id: 'account.acting.minutes-left',
      defaultMessage: '{minutes, plural, one {# minute left.} other {# minutes left.}}',
      description: 'In the red bar: until it ends by itself',
    },
  }),
};
