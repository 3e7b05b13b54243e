import { loadCampers } from '../seeds/campers/load-campers';
import { loadDemoPeople } from '../seeds/load-demo-people';
import { loadListingDetails } from '../seeds/listings/load-listing-details';
import { loadPlaces } from '../seeds/load-places';
import { createClock } from './clock';
import { createPool } from './database/connect';
import type { Settings } from './settings';

/** Loads the places and, for a demo, people and campers; what is there already stays as it is. */
export async function seed(settings: Settings, say: (line: string) => void): Promise<void> {
  const pool = createPool(settings.databaseUrl, { max: 1 });
  try {
    const places = await loadPlaces(pool);
    say(places === undefined ? 'places: there already' : `places: loaded ${places}`);
    if (!settings.isDemo) return;
    const today = createClock(settings.startsAtMs).today();
    const campers = await loadCampers(pool, settings.campers, today);
    say(campers === undefined ? 'campers: there already' : `campers: made ${campers}`);
    const people = await loadDemoPeople(pool, today);
    say(people === undefined ? 'people: there already' : `people: ${people} can sign in`);
    const reviews = await loadListingDetails(pool, today);
    say(reviews === undefined ? 'listings: there already' : `listings: ${reviews} reviews written`);
    if (places || campers || reviews) await pool.query('vacuum (analyze)');
  } finally {
    await pool.end();
  }
}
