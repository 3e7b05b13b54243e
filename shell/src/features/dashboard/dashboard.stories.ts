import type { RedirectStories } from '@campavia/testing/stories';

export const stories: RedirectStories = {
  address: 'dashboard',
  redirect: "leads to an owner's bookings or a guest's trips",
};
