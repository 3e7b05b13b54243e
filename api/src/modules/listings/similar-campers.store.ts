import { sql } from 'kysely';

import type { Database } from '../../database/connect';
import type { CamperVisibility } from './camper-access.service';

/** The criteria of similarity. The coordinates are the rounded ones. */
export interface Model extends CamperVisibility {
  id: number;
  type: number;
  beds: number;
  seatbelts: number;
  latitude: number;
  longitude: number;
  country: string;
}

/** Reads the criteria of similarity, for deleted campers too. */
export function createSimilarCampersStore(database: Database) {
  async function find(id: number): Promise<Model | undefined> {
    const { rows } = await sql<Model>`select c.id, c.status, c.owner_id, v.type, v.beds, v.seatbelts,
        round(c.latitude::numeric, 2)::double precision as latitude,
        round(c.longitude::numeric, 2)::double precision as longitude, country.slug as country
      from camper c join vehicle v on v.id = c.vehicle_id join place p on p.id = c.place_id
        join place country on country.place_type = 'COUNTRY' and country.country = p.country
      where c.id = ${id}`.execute(database);
    return rows[0];
  }

  return { find };
}
