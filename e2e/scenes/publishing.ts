import { queryDatabase } from './query-database';

const CLOSE = `insert into feature_flag_of_site (name, site, is_on) values ('can_publish_camper', $1, false)
  on conflict (name, site) do update set is_on = false`;
const OPEN = `delete from feature_flag_of_site where name = 'can_publish_camper' and site = $1`;

export async function closeToCampers(site: string): Promise<void> {
  await queryDatabase((database) => database.query(CLOSE, [site]));
}

export async function openToCampers(site: string): Promise<void> {
  await queryDatabase((database) => database.query(OPEN, [site]));
}
