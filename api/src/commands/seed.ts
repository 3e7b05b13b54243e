import { createClock } from '../core/clock';
import { createPool } from '../database/connect';
import type { Settings } from '../config/settings';
import { openDocumentStorage } from '../providers/documents/choose-document-providers';
import { chooseFileStore } from '../providers/files/choose-file-store';

/** Loads the places and, for a demo, users, campers and bookings; existing data is not changed. */
export async function seed(settings: Settings, say: (line: string) => void): Promise<void> {
  const { loadPlaces } = await import('../../demo/seeds/load-places');
  const pool = createPool(settings.databaseUrl, { max: 1 });
  const log = (what: string, done: string, count: number | undefined) => {
    say(count === undefined ? `${what}: there already` : `${what}: ${done.replace('#', String(count))}`);
    return count;
  };
  try {
    const places = log('places', 'loaded #', await loadPlaces(pool));
    if (!settings.isDemo) return;
    const demo = await loadDemo();
    const files = chooseFileStore(settings);
    const today = createClock(settings.startsAtMs).today();
    const made = [
      log('campers', 'made #', await demo.loadCampers(pool, settings.campers, today)),
      log('people', '# can sign in', await demo.loadDemoUsers(pool, today)),
      log('listings', '# reviews written', await demo.loadListingDetails(pool, today)),
      log('review pictures', '# attached', await demo.loadReviewPictures(pool)),
      log('views', 'counted on # days', await demo.loadListingViews(pool, today)),
      log('submissions', '# listings wait for staff', await demo.loadListingSubmissions(pool, today)),
      log('bookings', 'made #', await demo.loadBookings(pool, today)),
      log(
        'condition reports',
        '# confirmed',
        await demo.loadConditionReports({ pool, today, store: openDocumentStorage(settings, files).put }),
      ),
      log('chats', '# messages written', await demo.loadChats(pool, today)),
    ];
    if ([places, ...made].some(Boolean)) await pool.query('vacuum (analyze)');
  } finally {
    await pool.end();
  }
}

async function loadDemo() {
  return {
    ...(await import('../../demo/seeds/bookings/load-bookings')),
    ...(await import('../../demo/seeds/bookings/load-condition-reports')),
    ...(await import('../../demo/seeds/campers/load-campers')),
    ...(await import('../../demo/seeds/chats/load-chats')),
    ...(await import('../../demo/seeds/load-demo-users')),
    ...(await import('../../demo/seeds/listings/load-listing-details')),
    ...(await import('../../demo/seeds/listings/load-listing-submissions')),
    ...(await import('../../demo/seeds/listings/load-listing-views')),
    ...(await import('../../demo/seeds/listings/reviews/load-review-pictures')),
  };
}
