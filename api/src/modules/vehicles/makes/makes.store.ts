import { sql } from 'kysely';

import type { Database } from '../../../database/connect';

export type MakeKind = 'brand' | 'manufacturer';

interface Range {
  limit: number;
  offset: number;
}

export function createMakesStore(database: Database) {
  async function makes(kind: MakeKind, { limit, offset }: Range) {
    const ofKind = database.selectFrom('vehicle_make').where('kind', '=', kind);
    const { count } = await ofKind
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await ofKind.select(['id', 'name']).orderBy('name').limit(limit).offset(offset).execute();
    return { count: Number(count), rows };
  }

  /** Models of one make, or of all. */
  async function models(kind: MakeKind, makeId: number | undefined, { limit, offset }: Range) {
    const ofKind = database
      .selectFrom('vehicle_make_model as model')
      .innerJoin('vehicle_make as make', 'make.id', 'model.make_id')
      .where('make.kind', '=', kind)
      .$if(makeId !== undefined, (query) => query.where('make.id', '=', makeId ?? 0));
    const { count } = await ofKind
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await ofKind
      .select(['model.id', 'model.name', 'model.make_id'])
      .orderBy('make.name')
      .orderBy('model.name')
      .limit(limit)
      .offset(offset)
      .execute();
    return { count: Number(count), rows };
  }

  /** The makes with a model of this name, case-insensitive. */
  async function makesWith(kind: MakeKind, model: string): Promise<string[]> {
    const rows = await database
      .selectFrom('vehicle_make_model as model')
      .innerJoin('vehicle_make as make', 'make.id', 'model.make_id')
      .select('make.name')
      .where('make.kind', '=', kind)
      .where(sql`lower(model.name)`, '=', model.toLowerCase())
      .execute();
    return rows.map(({ name }) => name);
  }

  async function isListed(kind: MakeKind, make: string): Promise<boolean> {
    const row = await database
      .selectFrom('vehicle_make')
      .select('id')
      .where('kind', '=', kind)
      .where(sql`lower(name)`, '=', make.toLowerCase())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The manufacturer that a base vehicle such as `Fiat Ducato` begins with. */
  async function manufacturerOf(text: string): Promise<string | undefined> {
    const row = await database
      .selectFrom('vehicle_make')
      .select('name')
      .where('kind', '=', 'manufacturer')
      .where(sql<boolean>`starts_with(${text.toLowerCase()}, lower(name) || ' ')`)
      .orderBy(sql`length(name)`, 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.name;
  }

  return { makes, models, makesWith, isListed, manufacturerOf };
}
