// Some tests start their own PostgreSQL, which is slow on a busy machine.
jest.setTimeout(60_000);
