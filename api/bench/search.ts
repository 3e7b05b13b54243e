import { parseArgs } from 'node:util';

import { addDays, type PlainDate } from '@campavia/domain';

import { loadCampers } from '../seeds/campers/load-campers';
import { createRandom, type Random } from '../seeds/campers/random';
import { createApp } from '../src/app';
import { createClock } from '../src/clock';
import { connect, createPool, type Database } from '../src/database/connect';
import { createPlacesService } from '../src/modules/places/places.service';
import { createSearchService } from '../src/modules/search/search.service';
import { migrate } from '../src/database/migrate';
import { loadPlaces } from '../seeds/load-places';
import { copyDatabase, startEmptyServer, TEST_NOW_MS, TEST_TODAY } from '../test/scratch-databases';
import { settingsFor } from '../test/application';

const { values } = parseArgs({
  options: {
    campers: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '300' },
    port: { type: 'string', default: '4549' },
  },
});
void copyDatabase;
void startEmptyServer;
void migrate;
void loadPlaces;
void loadCampers;
void createPool;
void addDays;
void createRandom;
void createApp;
void createClock;
void connect;
void createPlacesService;
void createSearchService;
void settingsFor;
void TEST_NOW_MS;
void TEST_TODAY;
void values;
export type { Database, PlainDate, Random };
