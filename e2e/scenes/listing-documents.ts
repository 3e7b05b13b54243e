import { queryDatabase } from './query-database';

const OF_VEHICLE = ['car_registr', 'car_proof_insu', 'MOT'];

/** Gives a camper and its owner all mandatory documents, validated. */
export async function addCheckedDocuments(camper: number): Promise<void> {
  const insert = (holder: 'vehicle_id' | 'user_id', from: 'vehicle_id' | 'owner_id') =>
    `insert into document (document_type, ${holder}, status, created_at)
     select type, camper.${from}, 'validated', now() from camper, unnest($2::text[]) type
     where camper.id = $1 on conflict do nothing`;
  await queryDatabase(async (database) => {
    await database.query(insert('vehicle_id', 'vehicle_id'), [camper, OF_VEHICLE]);
    await database.query(insert('user_id', 'owner_id'), [camper, ['id_proof']]);
  });
}

/** Where a camper stands, rounded as guests see it. */
export async function placeOf(camper: number): Promise<{ latitude: number; longitude: number }> {
  const { rows } = await queryDatabase((database) =>
    database.query('select latitude, longitude from camper where id = $1', [camper]),
  );
  return rows[0];
}
