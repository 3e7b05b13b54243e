/** A demo user that developers can sign in as; all live in France. */
export interface DemoUser {
  email: string;
  first_name: string;
  last_name: string;
  campers: number;
  isBusiness?: boolean;
  isStaff?: boolean;
  /** Slug of the town they live in. */
  town: string;
}

/** The demo users, in the order of their ids, which start at 1. */
export const DEMO_USERS: readonly DemoUser[] = [
  { email: 'guest@campavia.test', first_name: 'Camille', last_name: 'Fournier', campers: 0, town: 'lyon' },
  { email: 'owner@campavia.test', first_name: 'Julien', last_name: 'Moreau', campers: 3, town: 'annecy' },
  {
    email: 'pro@campavia.test',
    first_name: 'Sophie',
    last_name: 'Perrin',
    campers: 8,
    town: 'grenoble',
    isBusiness: true,
  },
  { email: 'solo@campavia.test', first_name: 'Antoine', last_name: 'Blanc', campers: 1, town: 'bordeaux' },
  {
    email: 'staff@campavia.test',
    first_name: 'Nathalie',
    last_name: 'Roux',
    campers: 0,
    town: 'paris',
    isStaff: true,
  },
  { email: 'new@campavia.test', first_name: 'Hugo', last_name: 'Girard', campers: 0, town: 'nantes' },
];
