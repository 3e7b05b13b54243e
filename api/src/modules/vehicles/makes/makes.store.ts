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

  return { makes, models };
}
