// Some tests start a PostgreSQL of their own, which takes its time on a busy machine.
jest.setTimeout(60_000);
