// A database is copied before each file, which is slow on a busy machine.
jest.setTimeout(60_000);
