import type { PostgresPool, PostgresPoolClient } from 'kysely';

interface Routes {
  primary: PostgresPool;
  replica: PostgresPool;
  /** Whether the query that is about to run may go to the replica. */
  mayUseReplica: () => boolean;
  /** Called when the replica failed. */
  onFailure: (error: unknown) => void;
}

/**
 * A pool for reads: a connection is one of the replica where that is allowed, otherwise of the primary. What fails at
 * the replica, because it stopped or had to undo the query, runs again at the primary.
 */
export function createRoutingPool({ primary, replica, mayUseReplica, onFailure }: Routes): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    if (!mayUseReplica()) return primary.connect();
    try {
      return withFallback(await replica.connect());
    } catch (error) {
      onFailure(error);
      return primary.connect();
    }
  }

  function withFallback(first: PostgresPoolClient): PostgresPoolClient {
    let client = first;
    async function query(text: string, values: readonly unknown[]): Promise<unknown> {
      try {
        return await client.query(text, values);
      } catch (error) {
        if (client !== first || !isOfReplica(error)) throw error;
        onFailure(error);
        const next = await primary.connect();
        first.release();
        client = next;
        return client.query(text, values);
      }
    }

    return { query: query as never, release: () => client.release() };
  }

  return { connect, end: async () => void (await Promise.all([primary.end(), replica.end()])) };
}

// A lost connection has no SQLSTATE or one of class 08; 57P01 to 57P03 is a server that stops or starts; 40001 is a
// query that the replay of a change stood against.
function isOfReplica(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return !/^(?=.*\d)[0-9A-Z]{5}$/.test(code) || /^(08|57P0[1-3]|40001)/.test(code);
}
